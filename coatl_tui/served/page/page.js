// The terminal in the page: what the app writes is shown, and what is pressed is sent to it.
"use strict";

const FONT = "Hack, monospace", LARGEST = 16, SMALLEST = 5; // px
const LEAST = {cols: 80, rows: 24}; // what the app needs
const FIRST_DELAY = 250, MOST_DELAY = 5000; // ms
const ENDS = {4000: "left", 4001: "idle", 4002: "full", 4003: "memory", 4004: "processor", 4005: "failed", 4006: "cookie"};
const AGAIN = "failed"; // after this end the page comes back by itself
const QUICK = 5000, MOST_QUICK = 3; // so many ends within so many ms each, and it does so no more

const place = document.getElementById("terminal");
const texts = document.getElementById("texts").dataset;
const notice = document.getElementById("notice"), says = document.getElementById("says");
const again = document.getElementById("again"), keyboard = document.getElementById("keyboard");

Terminal.strings.promptLabel = texts.prompt;
const terminal = new Terminal({
  cols: LEAST.cols, rows: LEAST.rows, fontFamily: FONT, fontSize: LARGEST, scrollback: 0, cursorBlink: false,
  theme: {background: "#14161a", foreground: "#e8e6e1"},
});
let line = null, delay = FIRST_DELAY, begun = 0, quick = 0, asked = null;
const parts = []; // of a file that is coming

// Size: the page says which one it has room for; the terminal takes it when the app says that it has.

function cell(size) {
  const context = document.createElement("canvas").getContext("2d");
  context.font = `${size}px ${FONT}`;
  const box = context.measureText("W"), ratio = window.devicePixelRatio;
  const height = box.fontBoundingBoxAscent + box.fontBoundingBoxDescent;
  return {width: box.width, height: Math.ceil(height * ratio) / ratio};
}

function room() {
  const {clientWidth: width, clientHeight: height} = place;
  for (let font = LARGEST; ; font -= 0.5) {
    const {width: w, height: h} = cell(font);
    const cols = Math.floor(width / w), rows = Math.floor(height / h);
    if ((cols >= LEAST.cols && rows >= LEAST.rows) || font <= SMALLEST) {
      return {cols: Math.max(cols, 2), rows: Math.max(rows, 2), font};
    }
  }
}

function take({cols, rows, font}) {
  if (font !== undefined) terminal.options.fontSize = font;
  terminal.resize(cols, rows);
}

function fit() {
  const now = room();
  if (line === null) {
    take(now);
  } else if (asked === null || now.cols !== asked.cols || now.rows !== asked.rows || now.font !== asked.font) {
    if (asked !== null && now.cols === asked.cols && now.rows === asked.rows) terminal.options.fontSize = now.font;
    asked = now;
    send(`s${now.cols},${now.rows}`);
  }
}

// The line to the server

function send(text) {
  if (line !== null && line.readyState === WebSocket.OPEN) line.send(text);
}

function open() {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const language = document.documentElement.lang; // some browsers tell a line another one than a page
  const socket = new WebSocket(`${scheme}//${location.host}/line${location.pathname}?language=${language}`);
  socket.binaryType = "arraybuffer";
  socket.onopen = () => {
    begun = performance.now();
    asked = room();
    terminal.reset();
    take(asked);
    line = socket;
    send(`s${asked.cols},${asked.rows}`);
    if (document.hasFocus()) send("f");
  };
  socket.onmessage = ({data}) => {
    if (typeof data === "string") {
      told(JSON.parse(data));
    } else {
      delay = FIRST_DELAY;
      tell("");
      terminal.write(new Uint8Array(data));
    }
  };
  socket.onclose = ({code}) => closed(ENDS[code] || "cut");
}

function told(message) {
  if (message.size) {
    const [cols, rows] = message.size;
    const font = asked !== null && asked.cols === cols && asked.rows === rows ? asked.font : undefined;
    terminal.write("", () => take({cols, rows, font})); // after all that was written for the old size
  } else if (message.game !== undefined) {
    history.replaceState(null, "", message.game ? `/g/${message.game}` : "/");
  } else if (message.file !== undefined) {
    parts.push(Uint8Array.from(atob(message.data), (each) => each.charCodeAt(0)));
    if (message.last) deliver(message.file, parts.splice(0));
  }
}

function deliver(name, data) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(data, {type: "application/zip"}));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

function closed(why) {
  line = null;
  quick = performance.now() - begun < QUICK ? quick + 1 : 0;
  const comesBack = why === "cut" || (why === AGAIN && quick < MOST_QUICK);
  tell(texts[comesBack ? "cut" : why], !comesBack);
  if (comesBack) {
    setTimeout(open, delay);
    delay = Math.min(2 * delay, MOST_DELAY);
  }
}

function tell(text, asks = false) {
  if (says.textContent !== text) says.textContent = text;
  notice.hidden = text === "";
  again.hidden = !asks;
  if (asks) again.focus();
}

again.onclick = () => {
  quick = 0;
  tell(texts.connecting);
  terminal.focus();
  open();
};

// Keys

terminal.onData((text) => send(`k${text}`));
terminal.attachCustomKeyEventHandler((event) => {
  const meta = event.ctrlKey || event.metaKey, key = event.key.toLowerCase();
  if (meta && key === "c" && terminal.hasSelection()) return false; // the browser copies it
  return !(meta && !event.altKey && key === "v"); // the browser pastes
});
document.addEventListener("keydown", (event) => {
  if (document.activeElement === document.body && line !== null) terminal.focus(); // then the key is its own
});
window.addEventListener("focus", () => {
  if (again.hidden) terminal.focus();
  send("f");
});
window.addEventListener("blur", () => send("b"));
keyboard.onclick = () => terminal.focus();

// Copying: the app names what is to be copied (OSC 52).

terminal.parser.registerOscHandler(52, (data) => {
  const bytes = Uint8Array.from(atob(data.slice(data.indexOf(";") + 1)), (each) => each.charCodeAt(0));
  copy(new TextDecoder().decode(bytes));
  return true;
});

function copy(text) {
  const written = navigator.clipboard ? navigator.clipboard.writeText(text) : Promise.reject();
  written.catch(() => { // without https there is only the old way
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
    terminal.focus();
  });
}

// Touch: one finger is the mouse, two are its wheel.

let finger = null, wheel = 0;

function mouse(kind, touch, buttons) {
  const {clientX, clientY} = touch, target = place.querySelector(".xterm-screen");
  const event = {bubbles: true, cancelable: true, view: window, clientX, clientY, button: 0, buttons, detail: 1};
  target.dispatchEvent(new MouseEvent(kind, event));
}

function touched(event) {
  event.preventDefault();
  event.stopPropagation();
  const [first, second] = event.touches;
  if (event.type === "touchstart" && second === undefined) {
    finger = first;
    mouse("mousemove", first, 0);
    mouse("mousedown", first, 1);
  } else if (event.type === "touchstart") {
    if (finger !== null) mouse("mouseup", finger, 0);
    finger = null;
    wheel = first.clientY;
  } else if (event.type === "touchmove" && finger !== null) {
    finger = first;
    mouse("mousemove", first, 1);
  } else if (event.type === "touchmove" && second !== undefined) {
    const step = place.clientHeight / terminal.rows, {clientX, clientY} = first;
    for (; Math.abs(wheel - clientY) >= step; wheel += Math.sign(clientY - wheel) * step) {
      const turned = {bubbles: true, cancelable: true, clientX, clientY, deltaMode: 1, deltaY: Math.sign(wheel - clientY)};
      place.querySelector(".xterm-screen").dispatchEvent(new WheelEvent("wheel", turned));
    }
  } else if (finger !== null && event.touches.length === 0) {
    mouse("mouseup", finger, 0);
    finger = null;
  }
}

for (const kind of ["touchstart", "touchmove", "touchend", "touchcancel"]) {
  place.addEventListener(kind, touched, {capture: true, passive: false});
}

// The beginning

async function begin() {
  await Promise.all([document.fonts.load(`${LARGEST}px Hack`), document.fonts.load(`bold ${LARGEST}px Hack`)]);
  terminal.open(place);
  take(room());
  new ResizeObserver(fit).observe(place);
  terminal.focus();
  open();
}

window.coatl = terminal; // for whoever looks at the page from outside, as its tests do
begin();
