import type { ReplayFault } from './startReplayServer';

const MINUTE = 60_000;

/** What goes wrong with the feed in a bad afternoon: refusals, garbage, answers that break off or never come. */
export function afternoonFaults(firstStart: number, speed: number): readonly ReplayFault[] {
  const fault = (from: number, until: number, address: RegExp, does: ReplayFault['does']): ReplayFault => ({
    address,
    from: firstStart + (from * MINUTE) / speed,
    until: firstStart + (until * MINUTE) / speed,
    does,
  });
  return [
    fault(-3, -2, /participants$/, 'garbage'),
    fault(4, 5, /./, { status: 503 }),
    fault(20, 21, /./, { status: 429, retryAfter: '5' }),
    fault(40, 42, /participants$/, 'cut'),
    fault(65, 65.2, /./, 'silence'),
  ];
}
