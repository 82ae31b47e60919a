import type { RenderedPage, ServerCalls } from '@galopin/shared/contracts';
import type { RenderError } from './RenderError';

interface Render {
  readonly calls: ServerCalls;
  readonly resolve: (page: RenderedPage) => void;
  readonly reject: (error: RenderError) => void;
  /** Questions that the API has not answered yet. */
  asked: number;
  /** When the last of them was answered, or the render began, milliseconds of the process's clock. */
  since: number;
  /** Milliseconds it was at work before that. */
  worked: number;
}

/** The renders under way in a room, and how long each has been at work: waits for the API are not its own. */
export interface Renders {
  add(render: Pick<Render, 'calls' | 'resolve' | 'reject'>): number;
  /** Takes one out that has come to its end. */
  take(id: number): Pick<Render, 'resolve' | 'reject'> | undefined;
  callsOf(id: number): ServerCalls | undefined;
  /** Those of any of them. */
  anyCalls(): ServerCalls | undefined;
  /** Lets the time of all begin: the room that they waited for is open. */
  begin(): void;
  /** Lets its time stand while it waits for the API. */
  pause(id: number): void;
  resume(id: number): void;
  /** Whether one has been at work for longer than this. */
  isOverdue(milliseconds: number): boolean;
  rejectAll(error: RenderError): void;
  count(): number;
  /** All so far, those that have ended too. */
  begun(): number;
}

export function createRenders(now: () => number = () => performance.now()): Renders {
  const renders = new Map<number, Render>();
  let lastId = 0;
  return {
    add(render) {
      lastId += 1;
      renders.set(lastId, { ...render, asked: 0, since: now(), worked: 0 });
      return lastId;
    },
    take(id) {
      const render = renders.get(id);
      renders.delete(id);
      return render;
    },
    callsOf: (id) => renders.get(id)?.calls,
    anyCalls: () => [...renders.values()][0]?.calls,
    begin() {
      for (const render of renders.values()) render.since = now();
    },
    pause(id) {
      const render = renders.get(id);
      if (!render) return;
      if (render.asked === 0) render.worked += now() - render.since;
      render.asked += 1;
    },
    resume(id) {
      const render = renders.get(id);
      if (!render) return;
      render.asked -= 1;
      if (render.asked === 0) render.since = now();
    },
    isOverdue: (milliseconds) =>
      [...renders.values()].some(
        ({ asked, since, worked }) => asked === 0 && worked + now() - since > milliseconds,
      ),
    rejectAll(error) {
      for (const { reject } of renders.values()) reject(error);
      renders.clear();
    },
    count: () => renders.size,
    begun: () => lastId,
  };
}
