import type { RenderedPage, RenderRequest, ServerCalls } from '@galopin/shared/contracts';
import { createRoom, ROOM_LIMITS, type Room, type RoomLimits } from './createRoom';

/** The half of one build. */
export interface ServerHalf {
  /** Name and id of the build: the same code for good. */
  readonly key: string;
  /** What stack traces call it. */
  readonly name: string;
  /**
   * Reads the code, verified.
   * @throws RenderError `missing`, or `shape` where it is not what its build lists
   */
  readonly read: () => Promise<string>;
}

export interface RenderJob {
  readonly shell: ServerHalf;
  /** `null` for pages of the shell itself. */
  readonly remote: ServerHalf | null;
  /** The name it is exposed by. */
  readonly page: string | null;
  readonly request: RenderRequest;
  readonly calls: ServerCalls;
}

export interface Renderer {
  /** @throws RenderError */
  render(job: RenderJob): Promise<RenderedPage>;
  /** Rooms that are open. */
  rooms(): number;
  close(): void;
}

export interface RendererOptions {
  /** Most rooms at once; the one that was used longest ago is closed for another. */
  readonly most?: number;
  /** Milliseconds after which one that nobody uses is closed. */
  readonly idle?: number;
  readonly limits?: Partial<RoomLimits>;
}

const MOST_ROOMS = 12;
const IDLE_MS = 600_000;

/** Renders pages, each build of a remote in a room of its own: what one does harms no other. */
export function createRenderer({
  most = MOST_ROOMS,
  idle = IDLE_MS,
  limits,
}: RendererOptions = {}): Renderer {
  /** In the order of their last use. */
  const rooms = new Map<string, Promise<Room>>();
  const unused = new WeakMap<Promise<Room>, NodeJS.Timeout>();

  const forget = (key: string, room: Promise<Room>) => {
    if (rooms.get(key) === room) rooms.delete(key);
  };
  const openRoom = (key: string, { shell, remote }: RenderJob): Promise<Room> => {
    const room: Promise<Room> = Promise.all([shell.read(), remote === null ? null : remote.read()]).then(
      ([ofShell, ofRemote]) =>
        createRoom({
          shell: { name: shell.name, code: ofShell },
          remote: remote === null || ofRemote === null ? null : { name: remote.name, code: ofRemote },
          limits: { ...ROOM_LIMITS, ...limits },
          onEnd: () => forget(key, room),
        }),
    );
    room.catch(() => forget(key, room));
    return room;
  };
  /** Builds that serve no more are asked for no more. */
  const closeUnused = (key: string, room: Promise<Room>) => {
    clearTimeout(unused.get(room));
    const timer = setTimeout(() => {
      forget(key, room);
      closeLater(room);
    }, idle);
    timer.unref();
    unused.set(room, timer);
  };

  const roomOf = (job: RenderJob): Promise<Room> => {
    const key = keyOf(job);
    const known = rooms.get(key);
    rooms.delete(key);
    const room = known ?? openRoom(key, job);
    rooms.set(key, room);
    for (const [other, oldest] of rooms) {
      if (rooms.size <= most) break;
      rooms.delete(other);
      closeLater(oldest);
    }
    return room;
  };

  return {
    rooms: () => rooms.size,
    async render(job) {
      const opening = roomOf(job);
      clearTimeout(unused.get(opening));
      try {
        return await (await opening).render(job.request, job.page, job.calls);
      } finally {
        closeUnused(keyOf(job), opening);
      }
    },
    close() {
      for (const room of rooms.values()) closeLater(room);
      rooms.clear();
    },
  };
}

const keyOf = ({ shell, remote }: RenderJob): string => `${shell.key} ${remote?.key ?? ''}`;

/** One that could not be opened has nothing to close, and its error is told to whoever waited for it. */
function closeLater(room: Promise<Room>): void {
  room.then(
    ({ close }) => close(),
    () => undefined,
  );
}
