import { RenderError, type RenderFault } from './RenderError';

/** Messages of the language or of the room about something that a page may not reach. */
const REFUSALS = [
  /is not to be had on a server/,
  /\b(process|require|fetch|XMLHttpRequest|WebSocket|EventSource|Worker|Deno|Bun|Buffer|global|module) is not defined/,
  /Code generation from strings disallowed/,
  /No such module/,
];

/** `refused` where a message is about something a page may not reach. */
export function refusalIn(message: string): RenderFault | undefined {
  return REFUSALS.some((pattern) => pattern.test(message)) ? 'refused' : undefined;
}

/** @param status exit code, or the signal that ended it */
export function describeDeath(status: number | string | null, printed: string): RenderError {
  if (/heap limit|out of memory/i.test(printed)) return new RenderError('memory', 'the heap was full');
  return new RenderError('memory', `its process ended with ${status}`);
}

/** Tells a half that does not compile from a machine that cannot run workerd, by what was printed. */
export function describeFailedStart(printed: string): RenderError {
  const syntax = /Uncaught (.+)/.exec(printed)?.[1];
  if (syntax !== undefined) return new RenderError('shape', syntax, printed);
  return new RenderError(
    'busy',
    `workerd cannot be started, so browsers render the pages: ${printed.trim().slice(0, 500)}`,
  );
}
