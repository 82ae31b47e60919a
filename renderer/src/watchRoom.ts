import type { RoomLimits } from './createRoom';
import type { Renders } from './createRenders';
import type { RenderFault } from './RenderError';
import type { RoomProcess } from './roomProcess';

/** Milliseconds between two looks at a room that is at work. */
const LOOK_MS = 250;
const MEGABYTE = 2 ** 20;

interface Watched {
  readonly child: RoomProcess;
  readonly renders: Renders;
  readonly limits: RoomLimits;
  readonly end: (fault: RenderFault, message: string) => void;
  readonly ping: () => void;
}

/** Looks after a room while something is to be done in it. */
export function watchRoom({ child, renders, limits, end, ping }: Watched) {
  let heardAt = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    const bytes = await child.ownBytes();
    if (bytes > 2 * limits.heap * MEGABYTE)
      return end('memory', `${Math.round(bytes / MEGABYTE)} MB were taken`);
    if (renders.isOverdue(limits.render))
      return end('late', `a page was not rendered within ${limits.render} ms`);
    if (performance.now() - heardAt > limits.silence)
      return end('late', `nothing was heard for ${limits.silence} ms`);
    ping();
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
