"""The certificate that a host makes itself. Nobody vouches for it; instead its pin, the beginning of its SHA-256, is
part of the invitation, and a guest speaks to nobody else."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from ssl import (
    CERT_NONE,
    PROTOCOL_TLS_CLIENT,
    PROTOCOL_TLS_SERVER,
    DER_cert_to_PEM_cert,
    PEM_cert_to_DER_cert,
    SSLContext,
    SSLError,
    TLSVersion,
)

from coatl_core.files.atomic import write

YEARS = 20
"""So long a certificate holds: it is the pin that is believed, not the date."""


def pin_of(certificate: bytes) -> str:
    """Returns the pin of a certificate in DER: 22 signs."""
    return urlsafe_b64encode(sha256(certificate).digest()[:16]).decode().rstrip("=")


def own_certificate(file: Path) -> tuple[SSLContext, str]:
    """Returns what a host encrypts its lines with, and the pin. The certificate and its key are in ``file``, which is
    made if it is not there. Raises OSError, ValueError if the file holds something else, and ImportError without
    ``cryptography``."""
    if not file.exists():
        write(file, _made().decode("ascii"))
    text = file.read_text("ascii")
    begins, ends = "-----BEGIN CERTIFICATE-----", "-----END CERTIFICATE-----"
    certificate = begins + text.partition(begins)[2].partition(ends)[0] + ends
    context = SSLContext(PROTOCOL_TLS_SERVER)
    context.minimum_version = TLSVersion.TLSv1_2
    try:
        pin = pin_of(PEM_cert_to_DER_cert(certificate))
        context.load_cert_chain(file)
    except SSLError as error:
        raise ValueError(str(error)) from None
    return context, pin


def pinned() -> SSLContext:
    """Returns what a guest encrypts its line with who knows a pin: whose certificate it is, ``pin_of`` decides."""
    context = SSLContext(PROTOCOL_TLS_CLIENT)
    context.minimum_version = TLSVersion.TLSv1_2
    context.check_hostname, context.verify_mode = False, CERT_NONE
    return context


def _made() -> bytes:
    from cryptography import x509
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

    key = generate_private_key(SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "coatl host")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=365 * YEARS))
        .sign(key, SHA256())
    )
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return private + DER_cert_to_PEM_cert(made.public_bytes(Encoding.DER)).encode("ascii")
