import type { RenderedPage, RenderRequest, ServerCalls } from '@galopin/shared/contracts';
import { createRenders } from './createRenders';
import { handleMessage } from './handleMessage';
import { RenderError, type RenderFault } from './RenderError';
import type { NamedCode } from './roomFolder';
import { readRoomMessage } from './roomMessage';
import { startRoomProcess } from './roomProcess';
import { watchRoom } from './watchRoom';

/** Limits of one room. */
export interface RoomLimits {
  /** Megabytes of V8's heap; the process may have as much again next to it. */
  readonly heap: number;
  /** Milliseconds a render may be at work, waits for the API left out. */
  readonly render: number;
  /** Milliseconds a room may be silent while something is to be done. */
  readonly silence: number;
  /** Renders that may wait in one room. */
  readonly waiting: number;
}

export const ROOM_LIMITS: RoomLimits = { heap: 128, render: 3000, silence: 1500, waiting: 64 };

export interface RoomOptions {
  readonly shell: NamedCode;
  /** Without one, only pages of the shell itself are rendered. */
  readonly remote: NamedCode | null;
  readonly limits: RoomLimits;
  /** Called once, when the process has ended. */
  readonly onEnd: () => void;
}

/** A process that renders the pages of one remote's build with one shell's build. */
export interface Room {
  /**
   * @param page the name it is exposed by
   * @throws RenderError
   */
  render(request: RenderRequest, page: string | null, calls: ServerCalls): Promise<RenderedPage>;
  /** Ends the process; what it is rendering fails as `busy`. */
  close(): void;
}

/** Milliseconds until a room has to be open: a busy machine takes its time to start a process. */
const OPEN_MS = 10_000;
/** Messages that a room may send for each page, and as many besides; a long one counts as several. */
const MOST_MESSAGES = 500;
/** Characters of a message that counts as two. */
const LONG = 65_536;

/**
 * Starts a room. Renders that are asked for before it is ready wait.
 * @throws RenderError `busy` on a machine that cannot start one
 */
export function createRoom({ shell, remote, limits, onEnd }: RoomOptions): Room {
  const renders = createRenders();
  /** Why the room is ended; nothing is sent to it any more. */
  let verdict: RenderError | undefined;
  let isReady = false;
  let count = 0;
  const early: object[] = [];

  const send = (message: object) => {
    if (verdict === undefined) child.send(JSON.stringify(message));
  };
  const end = (fault: RenderFault, message: string, place?: string) => {
    verdict ??= new RenderError(fault, message, place);
    child.kill();
  };
  const onReady = () => {
    // The time of all renders begins anew below, which must not be had twice.
    if (isReady) return end('shape', 'the room reported twice that it is ready');
    isReady = true;
    // Starting a process on a busy machine is not the page's work.
    renders.begin();
    watch.begin();
    for (const waiting of early.splice(0)) send(waiting);
  };
  const child = startRoomProcess(
    { shell, remote, heap: limits.heap },
    {
      onOpen: () => send({ kind: 'load', hasRemote: remote !== null }),
      onMessage(content) {
        if (verdict !== undefined) return;
        count += 1 + content.length / LONG;
        if (count > MOST_MESSAGES * (renders.begun() + 1))
          return end('refused', `the room sent more than ${MOST_MESSAGES} messages for a page`);
        const message = readRoomMessage(content);
        if (message === null) return end('shape', 'the room sent a message that is none of its own');
        watch.heard();
        handleMessage(message, { renders, send, end, onReady });
        watch.rest();
      },
      onEnd(error) {
        clearTimeout(opening);
        verdict ??= error;
        renders.rejectAll(verdict);
        watch.rest();
        onEnd();
      },
    },
  );
  const watch = watchRoom({ child, renders, limits, end, ping: () => send({ kind: 'ping' }) });
  const opening = setTimeout(() => {
    if (!isReady) end('late', `it was not open within ${OPEN_MS} ms`);
  }, OPEN_MS);

  return {
    close: () => end('busy', 'the room was closed'),
    render: async (request, page, calls) => {
      if (renders.count() >= limits.waiting)
        throw new RenderError('busy', `${renders.count()} pages wait already`);
      if (verdict !== undefined) throw verdict;
      return new Promise<RenderedPage>((resolve, reject) => {
        const id = renders.add({ calls, resolve, reject });
        const message = { kind: 'render', id, request, page };
        if (!isReady) return void early.push(message);
        watch.begin();
        send(message);
      });
    },
  };
}
