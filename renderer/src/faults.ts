import { RenderError, type RenderFault } from './RenderError';

/** What the language, the realm or Node says where something was reached for that a page may not have. */
const REFUSALS = [
  /is not to be had on a server/,
  /\b(process|require|fetch|XMLHttpRequest|WebSocket|EventSource|Worker|Deno|Bun|Buffer|global|module) is not defined/,
  /Code generation from strings disallowed/,
  /dynamic import callback/i,
  /Access to this API has been restricted/,
];

/** `refused` where a message is about something a page may not reach. */
export function refusalIn(message: string): RenderFault | undefined {
  return REFUSALS.some((pattern) => pattern.test(message)) ? 'refused' : undefined;
}

/** How V8 ends a process whose heap is full. */
const ABORTED = 134;

export function describeDeath(code: number | null, signal: NodeJS.Signals | null): RenderError {
  if (signal === 'SIGABRT' || code === ABORTED || signal === 'SIGTRAP')
    return new RenderError('memory', 'the heap was full');
  return new RenderError('memory', `its process ended with ${signal ?? code ?? 'nothing'}`);
}
