import type { HealthEvent, HealthEventKind } from '@galopin/shared/contracts';

/** What makes another build take over. */
const CAUSES: ReadonlySet<HealthEventKind> = new Set(['failed', 'crashed', 'integrity']);

/**
 * Whose fault an event is: that another build had to take over counts against the one that failed before it, not
 * against the one that helped.
 * @param before events of the same beacon that came before it
 */
export function chargedEvent(event: HealthEvent, before: readonly HealthEvent[]): HealthEvent {
  if (event.kind !== 'fallback') return event;
  const cause = before.findLast(
    ({ remote, build, kind }) => remote === event.remote && build !== event.build && CAUSES.has(kind),
  );
  return cause ? { ...cause, kind: 'fallback' } : { ...event, kind: 'loaded' };
}
