import type { ChildProcess, Serializable } from 'node:child_process';
import type { RenderedPage, RenderRequest, ServerCalls } from '@galopin/shared/contracts';
import { createRenders, type Renders } from './createRenders';
import { describeDeath, refusalIn } from './faults';
import { RenderError, type RenderFault } from './RenderError';
import { residentBytes, startRoomProcess, type RoomMessage } from './roomProcess';

/** Limits of one room. */
export interface RoomLimits {
  /** Megabytes of the language's heap; the process may have as much again beside it. */
  readonly heap: number;
  /** Milliseconds a render may be at work, waits for the API left out. */
  readonly render: number;
  /** Milliseconds a room may be silent while something is to be done. */
  readonly silence: number;
  /** Renders that may wait in one room. */
  readonly waiting: number;
}

export const ROOM_LIMITS: RoomLimits = { heap: 128, render: 3000, silence: 1500, waiting: 64 };

/** A half, and what stack traces call it. */
export interface NamedCode {
  readonly name: string;
  readonly code: string;
}

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
/** Milliseconds between two looks at a room that is at work. */
const LOOK_MS = 250;
const MEGABYTE = 2 ** 20;

/** Starts a room. What is asked of it before it is open waits. */
export function createRoom({ shell, remote, limits, onEnd }: RoomOptions): Room {
  const child = startRoomProcess(limits.heap);
  const renders = createRenders();
  /** Why it was ended by us. */
  let verdict: RenderError | undefined;
  const end = (fault: RenderFault, message: string, place?: string) => {
    verdict ??= new RenderError(fault, message, place);
    child.kill('SIGKILL');
  };
  /** Said before the halves are there. */
  const early: Serializable[] = [];
  let isReady = false;
  const say = (message: Serializable) => void (isReady ? child.send(message) : early.push(message));
  const watch = watchRoom({ child, renders, limits, end });

  child.on('message', (message: RoomMessage) => {
    watch.heard();
    switch (message.kind) {
      case 'open':
        child.send({ kind: 'load', ...contentsOf(shell, remote) });
        break;
      case 'ready':
        isReady = true;
        // Starting a process on a busy machine is not the page's work.
        renders.begin();
        watch.begin();
        for (const said of early.splice(0)) child.send(said);
        break;
      case 'unusable':
        end(refusalIn(message.message) ?? 'shape', message.message, message.stack);
        break;
      case 'ask':
        void answer(child, renders, message);
        break;
      case 'rendered':
        renders.take(message.id)?.resolve(JSON.parse(message.page) as RenderedPage);
        break;
      case 'failed': {
        const fault = refusalIn(message.message) ?? 'threw';
        renders.take(message.id)?.reject(new RenderError(fault, message.message, message.stack));
        break;
      }
      case 'log':
        renders.anyCalls()?.log(message.level, message.message, contextOf(message.context));
        break;
      default:
    }
    watch.rest();
  });
  child.once('exit', (code, signal) => {
    clearTimeout(opening);
    renders.rejectAll(verdict ?? describeDeath(code, signal));
    watch.rest();
    onEnd();
  });
  child.once('error', (error) => end('memory', error.message));
  const opening = setTimeout(() => {
    if (!isReady) end('late', `it was not open within ${OPEN_MS} ms`);
  }, OPEN_MS);

  return {
    close: () => end('busy', 'the room was closed'),
    render: async (request, page, calls) => {
      if (renders.count() >= limits.waiting)
        throw new RenderError('busy', `${renders.count()} pages wait already`);
      if (verdict !== undefined || !child.connected)
        throw verdict ?? new RenderError('busy', 'the room has ended');
      return new Promise<RenderedPage>((resolve, reject) => {
        const id = renders.add({ calls, resolve, reject });
        if (isReady) watch.begin();
        say({ kind: 'render', id, request: JSON.stringify(request), page });
      });
    },
  };
}

interface Watched {
  readonly child: ChildProcess;
  readonly renders: Renders;
  readonly limits: RoomLimits;
  readonly end: (fault: RenderFault, message: string) => void;
}

/** Looks after a room while something is to be done in it. */
function watchRoom({ child, renders, limits, end }: Watched) {
  let heardAt = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    const rss = await residentBytes(child);
    const most = 2 * limits.heap * MEGABYTE;
    if (rss > most) return end('memory', `${Math.round(rss / MEGABYTE)} MB were taken`);
    if (renders.isOverdue(limits.render))
      return end('late', `a page was not rendered within ${limits.render} ms`);
    if (performance.now() - heardAt > limits.silence)
      return end('late', `nothing was heard for ${limits.silence} ms`);
    if (child.connected) child.send({ kind: 'ping' });
  };
  return {
    heard() {
      heardAt = performance.now();
    },
    begin() {
      if (timer !== undefined) return;
      heardAt = performance.now();
      timer = setInterval(() => void look(), LOOK_MS);
    },
    /** Nothing is to be done any more. */
    rest() {
      if (renders.count() > 0) return;
      clearInterval(timer);
      timer = undefined;
    },
  };
}

async function answer(
  child: ChildProcess,
  renders: Renders,
  { id, of, call, args }: Extract<RoomMessage, { kind: 'ask' }>,
): Promise<void> {
  const calls = renders.callsOf(of);
  if (!calls) return;
  renders.pause(of);
  const [problem, value] = await ask(calls, call, args);
  renders.resume(of);
  if (child.connected) child.send({ kind: 'answer', id, problem, value });
}

async function ask(calls: ServerCalls, call: 'get' | 'run', args: string) {
  try {
    const [first, second] = JSON.parse(args) as [string, Record<string, unknown> | undefined];
    const value = call === 'get' ? await calls.get(first) : await calls.run(first, second ?? {});
    return [null, JSON.stringify(value ?? null)] as const;
  } catch (error) {
    return [error instanceof Error ? error.message : String(error), 'null'] as const;
  }
}

const contentsOf = (shell: NamedCode, remote: NamedCode | null) => ({
  shell: shell.code,
  remote: remote?.code ?? null,
  names: { shell: shell.name, remote: remote?.name },
});

const contextOf = (text: string | undefined): Readonly<Record<string, unknown>> | undefined =>
  text === undefined ? undefined : (JSON.parse(text) as Record<string, unknown>);
