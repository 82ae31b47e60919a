import { randomInt } from 'node:crypto';
import type { Load } from './createLoad';

/** A call of a visitor. */
export interface Call {
  readonly name: string;
  readonly method?: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly body?: unknown;
  readonly uid?: string;
  /** Told of the status. */
  readonly done?: (status: number) => void;
}

const MEMBERS = 40;

/**
 * What visitors call, drawn by how often they do: documents and lists mostly, some reports, some settings.
 */
export function createCalls({
  run,
  events,
  settings,
}: Pick<Load, 'run' | 'events' | 'settings'>): () => Call {
  const today = new Date().toISOString().slice(0, 10);
  let counter = 0;
  const event = (): Call => {
    const n = (counter += 1);
    const body = {
      eventName: 'drill',
      eventData: { run, n },
      userId: null,
      sessionId: `session_${Date.now()}_drill000`,
      url: '/',
    };
    return {
      name: 'event',
      method: 'POST',
      path: '/apin/events',
      body,
      done: (status) => void (status === 202 && events.add(n)),
    };
  };
  const setting = (): Call => {
    const uid = `drill-${randomInt(MEMBERS)}`;
    const n = (counter += 1);
    const known = settings.get(uid) ?? { acknowledged: 0, unsure: new Set<number>() };
    settings.set(uid, known);
    known.unsure.add(n);
    const done = (status: number) => {
      if (status === 0 || status >= 500) return;
      known.unsure.delete(n);
      if (status === 200) known.acknowledged = Math.max(known.acknowledged, n);
    };
    const body = { favourites: { horses: [n] } };
    return { name: 'settings', method: 'PATCH', path: `/apin/user/${uid}`, body, uid, done };
  };
  const reads: readonly (readonly [weight: number, make: () => Call])[] = [
    [30, () => ({ name: 'document', path: '/' })],
    [15, () => ({ name: 'day', path: `/caractrap?jour=${today}&limit=1001&sort=reun%20asc` })],
    [10, () => ({ name: 'runners', path: `/cachedate?numcourse=${randomInt(1, 500)}&limit=100` })],
    [6, () => ({ name: 'arrivals', path: `/apin/arrivals?date=${today}` })],
    [6, () => ({ name: 'search', path: '/apin/search?q=prix' })],
    [4, () => ({ name: 'health', path: '/health' })],
    [15, event],
    [8, setting],
    [6, () => ({ name: 'tips', method: 'POST', path: '/parse/functions/tipsOfDay', body: { day: today } })],
  ];
  const total = reads.reduce((sum, [weight]) => sum + weight, 0);
  return () => {
    let left = randomInt(total);
    for (const [weight, make] of reads) if ((left -= weight) < 0) return make();
    return event();
  };
}
