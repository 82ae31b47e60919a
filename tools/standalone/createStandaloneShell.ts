import type { AccountState, ShellApi } from '@galopin/shared/contracts';
import { utcDay } from '@galopin/shared/lib';
import {
  createFakeShell,
  fakeSessions,
  httpError,
  type FakeShell,
  type RecordedCall,
} from '@galopin/shared/testing';
import { countMeetings, createDemoApi } from './createDemoApi';
import type { Network, Switches, Visitor } from './switches';

/** Milliseconds a call takes on the slow network. */
const SLOW = 3000;
const NO_SCOPE = { from: '2026-01-01', to: '2026-01-30', pendingDays: 0, limited: false };
const EMPTY_BODIES: Readonly<Record<string, unknown>> = {
  '/apin/arrivals': { arrivals: {} },
  '/apin/tips/record': { periods: [], latest: [] },
  '/apin/stats/summary': { firstDay: null, lastDay: null, disciplines: [] },
  '/apin/stats/filters': { firstDay: null, lastDay: null, years: [], racecourses: [] },
  '/apin/stats/table': { ...NO_SCOPE, total: 0, page: 1, rows: [] },
  '/apin/stats/quinte': { ...NO_SCOPE, races: 0, numbersTotal: 0, numbers: [], order: [], anyOrder: [] },
  tipsOfDay: { tips: [], locked: [], total: 0, unlocked: true },
  pressOfDay: { press: [] },
  guideArticles: { articles: [] },
};

/** The fake shell over the demo world, as the switches say. */
export function createStandaloneShell(
  switches: Switches,
  { navigate, revalidate }: Pick<ShellApi, 'navigate' | 'revalidate'>,
): FakeShell {
  const now = () => Date.now();
  const demoApi = createDemoApi(now);
  let meetings = 0;
  const shell = createFakeShell({
    session: fakeSessions[switches.visitor],
    account: accountOf(switches.visitor, now()),
    demo: true,
    now,
    navigate,
    revalidate,
    async answer(call) {
      await disturb(switches.network, call);
      if (switches.network === 'empty') return EMPTY_BODIES[call.name] ?? [];
      if (call.name === '/caractrap')
        meetings = countMeetings(demoApi(withoutMeeting(call), switches.visitor) as never);
      return demoApi(call, switches.visitor);
    },
    headers: () => ({ 'x-meetings-total': String(meetings) }),
  });
  return {
    ...shell,
    track(name, payload) {
      shell.track(name, payload);
      // oxlint-disable-next-line no-console -- a developer looks there for what the site would report
      console.info('track', name, payload);
    },
  };
}

/** As the shell has it once the subscription is checked. */
function accountOf(visitor: Visitor, now: number): Partial<AccountState> {
  const isSubscriber = visitor === 'subscriber';
  return {
    jour: utcDay(now),
    userSubscribed: isSubscriber || visitor === 'admin',
    nbJourSubscribed: isSubscriber ? '3 jours' : 0,
  };
}

const withoutMeeting = (call: RecordedCall): RecordedCall => ({
  ...call,
  query: { ...call.query, reun: undefined },
});

async function disturb(network: Network, { name }: RecordedCall): Promise<void> {
  if (network === 'failing') throw httpError(503, name);
  if (network === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW));
}
