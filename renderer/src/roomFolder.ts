import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The server half of a build, and the name that stack traces give it. */
export interface NamedCode {
  readonly name: string;
  readonly code: string;
}

export interface RoomContents {
  readonly shell: NamedCode;
  /** Without one, only pages of the shell itself are rendered. */
  readonly remote: NamedCode | null;
  /** Megabytes of V8's heap. */
  readonly heap: number;
}

export interface RoomFolder {
  readonly folder: string;
  readonly config: string;
  /** Where workerd listens; shorter than the 104 characters that macOS allows. */
  readonly socket: string;
}

const MAIN = fileURLToPath(new URL('room/room.js', import.meta.url));

/** Writes what workerd reads when it starts, into a new folder that only this user can open. */
export function writeRoomFolder({ shell, remote, heap }: RoomContents): RoomFolder {
  const folder = mkdtempSync(path.join(tmpdir(), 'room-'));
  const inside = (file: string) => path.join(folder, file);
  copyFileSync(MAIN, inside('room.js'));
  writeFileSync(inside('shell.js'), asModule(shell));
  writeFileSync(inside('remote.js'), remote === null ? '' : asModule(remote));
  writeFileSync(inside('room.capnp'), roomConfig(heap));
  return { folder, config: inside('room.capnp'), socket: inside('socket') };
}

/** A half as a function of what CommonJS gives, in a module that only defines it. */
const asModule = ({ name, code }: NamedCode): string =>
  `module.exports = function (module, exports, require) {${code}\n};\n//# sourceURL=${name}\n`;

/** Modules of workerd that offer connections, or ways around the room's own module. */
const EMPTIED = ['cloudflare:node', 'cloudflare:sockets', 'cloudflare:workers'];

/**
 * Config of a room's workerd: a worker of three modules without bindings. All that it could fetch or connect to leads to a
 * socket that cannot exist, without asking for a name's address. The compatibility date is from before Node's API became
 * the default.
 * The small young generation takes a third off the memory of a room and costs no time.
 */
const roomConfig = (heap: number): string => `
using Workerd = import "/workerd/workerd.capnp";

const room :Workerd.Config = (
  services = [
    (name = "internet", external = (address = "unix:/dev/null/none", http = ())),
    (name = "room", worker = (
      modules = [
        (name = "room.js", esModule = embed "room.js"),
        (name = "shell.js", commonJsModule = embed "shell.js"),
        (name = "remote.js", commonJsModule = embed "remote.js"),
        ${EMPTIED.map((name) => `(name = "${name}", esModule = ""),`).join(' ')}
      ],
      compatibilityDate = "2026-07-01",
      compatibilityFlags =
        ["no_nodejs_compat", "no_nodejs_compat_v2", "no_nodejs_als", "disallow_importable_env"],
      globalOutbound = "internet",
    )),
  ],
  sockets = [(name = "room", http = (), service = "room")],
  v8Flags = ["--max-old-space-size=${heap}", "--max-semi-space-size=8"],
);
`;
