import type { AccountState, ShellApi } from '@galopin/shared/contracts';
import { utcDay } from '@galopin/shared/lib';
import {
  createFakeShell,
  fakeSessions,
  httpError,
  type FakeShell,
  type RecordedCall,
} from '@galopin/shared/testing';
import { callBackend } from './callBackend';
import { createTokens } from './createTokens';
import type { Network, Switches, Visitor } from './switches';

/** Milliseconds a call takes on the slow network. */
const SLOW = 3000;

/** Answers a call by itself. @throws AppError as the shell's own clients do */
export type Answer = (call: RecordedCall) => unknown;

export interface StandaloneShellOptions extends Pick<ShellApi, 'navigate' | 'revalidate'> {
  /** In place of the backend. */
  readonly answer?: Answer | undefined;
}

/** The fake shell over the real backend, or over answers of its own, as the switches say. */
export function createStandaloneShell(
  switches: Switches,
  { navigate, revalidate, answer: answerAlone }: StandaloneShellOptions,
): FakeShell {
  const now = () => Date.now();
  const tokenOf = createTokens(now);
  const headers = new WeakMap<RecordedCall, Headers>();
  const shell: FakeShell = createFakeShell({
    session: fakeSessions[switches.visitor],
    account: accountOf(switches.visitor, now()),
    demo: true,
    now,
    navigate,
    revalidate,
    async answer(call) {
      await disturb(switches.network, call);
      if (answerAlone) {
        const body: unknown = await answerAlone(call);
        return switches.network === 'empty' ? emptied(body) : body;
      }
      const session = shell.session.get();
      const token = session.status === 'signedIn' ? await tokenOf(session.user.email) : null;
      const answer = await callBackend(call, token);
      if (switches.network === 'empty') return emptied(answer.body);
      headers.set(call, answer.headers);
      return answer.body;
    },
    headers: (call) => Object.fromEntries(headers.get(call) ?? []),
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

async function disturb(network: Network, { name }: RecordedCall): Promise<void> {
  if (network === 'failing') throw httpError(503, name);
  if (network === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW));
}

/** An answer in its own shape without what it lists, in arrays or by number. */
function emptied(body: unknown): unknown {
  if (Array.isArray(body)) return [];
  if (typeof body !== 'object' || body === null) return body;
  const kept = Object.entries(body).filter(([key]) => !/^\d+$/.test(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, emptied(value)]));
}
