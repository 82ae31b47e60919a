import {
  AppError,
  CONTRACT_VERSION,
  type AccountState,
  type Favourites,
  type ApiAnswer,
  type Notification,
  type QueryValues,
  type Session,
  type ShellApi,
  type SlotProps,
  type TrackingEvents,
  type WidgetModule,
} from '../contracts';
import { createFakeFavourites } from './createFakeFavourites';
import { createFakeSlot } from './createFakeSlot';
import { createFakeSession, DEMO_ACCOUNTS } from './createFakeSession';

/** One call a page made of the API or of edited content. */
export interface RecordedCall {
  readonly kind: 'get' | 'post' | 'patch' | 'delete' | 'run';
  /** Path or function name. */
  readonly name: string;
  readonly query: QueryValues;
  readonly body?: unknown;
}

export interface FakeShellOptions {
  readonly session?: Session;
  /** What goes with the session and is not as at first. */
  readonly account?: Partial<AccountState>;
  /** An authenticator is tied to every account. */
  readonly hasSecondFactor?: boolean;
  /** What the visitor follows; nothing by default. */
  readonly favourites?: Partial<Favourites>;
  /** Demo mode; off by default. */
  readonly demo?: boolean;
  /** Epoch milliseconds. */
  readonly now?: number | (() => number);
  /**
   * Answers the API and, with kind `run`, cloud functions: a body or a promise of one; an AppError thrown is a failure.
   * Default: every call is answered 404.
   */
  readonly answer?: (call: RecordedCall) => unknown;
  /** Response headers by path. */
  readonly headers?: (call: RecordedCall) => Readonly<Record<string, string>>;
  /** What other remotes offer, by the slot's name; nothing by default. */
  readonly widgets?: Readonly<Record<string, WidgetModule>>;
  readonly navigate?: ShellApi['navigate'];
  readonly revalidate?: () => void;
}

export interface FakeShell extends ShellApi {
  readonly calls: readonly RecordedCall[];
  readonly tracked: readonly { readonly name: keyof TrackingEvents; readonly payload: unknown }[];
  readonly notified: readonly Notification[];
  readonly visited: readonly string[];
  /** Slots that pages have shown, also empty ones. */
  readonly slots: readonly Required<SlotProps>[];
  /** Whether a page says that it holds unsaved input. */
  holdsInput(): boolean;
  /** Sends a message to those who follow them. */
  push(notification: Required<Notification>): void;
  setSession(session: Session): void;
}

/** The error of an API answer with a status, as the real client throws it. */
export function httpError(status: number, path = '/'): AppError {
  return new AppError('http', `HTTP error! status: ${status}`, { details: { status, path } });
}

/** A shell that records what a page asks of it. Typed by the contract, so that it cannot drift from the real one. */
export function createFakeShell(options: FakeShellOptions = {}): FakeShell {
  const { answer = refuse, headers = noHeaders } = options;
  const calls: RecordedCall[] = [];
  const tracked: { name: keyof TrackingEvents; payload: unknown }[] = [];
  const notified: Notification[] = [];
  const visited: string[] = [];
  const slots: Required<SlotProps>[] = [];
  const followers = new Set<(notification: Required<Notification>) => void>();
  const holds = new Set<symbol>();
  const session = createFakeSession({
    session: options.session,
    account: options.account,
    hasSecondFactor: options.hasSecondFactor,
    visit: (to) => visited.push(to),
  });

  const call = async (made: RecordedCall): Promise<ApiAnswer> => {
    calls.push(made);
    const body = await answer(made);
    return { body, header: (name) => headers(made)[name.toLowerCase()] ?? null };
  };
  const { now = Date.now } = options;
  return {
    calls,
    tracked,
    notified,
    visited,
    slots,
    push: (notification) => followers.forEach((follow) => follow(notification)),
    setSession: session.set,
    holdsInput: () => holds.size > 0,
    contract: CONTRACT_VERSION,
    site: options.demo === true ? { demo: true, demoAccounts: DEMO_ACCOUNTS } : { demo: false },
    session: session.api,
    favourites: createFakeFavourites(options.favourites),
    api: {
      get: (name, { query = {} } = {}) => call({ kind: 'get', name, query }),
      post: (name, body, { query = {} } = {}) => call({ kind: 'post', name, query, body }),
      patch: (name, body, { query = {} } = {}) => call({ kind: 'patch', name, query, body }),
      delete: (name, { query = {} } = {}) => call({ kind: 'delete', name, query }),
    },
    data: { run: async (name, params) => (await call({ kind: 'run', name, query: {}, body: params })).body },
    track: (name, payload) => void tracked.push({ name, payload }),
    notify: (notification) => void notified.push(notification),
    onNotification(listener) {
      followers.add(listener);
      return () => void followers.delete(listener);
    },
    navigate(to, how) {
      visited.push(to);
      options.navigate?.(to, how);
    },
    revalidate: () => options.revalidate?.(),
    holdUnsavedInput() {
      const hold = Symbol('unsaved input');
      holds.add(hold);
      return () => void holds.delete(hold);
    },
    Slot: createFakeSlot({ widgets: options.widgets ?? {}, onSlot: (slot) => void slots.push(slot) }),
    logger: { info: ignore, warn: ignore, error: ignore },
    now: typeof now === 'number' ? () => now : now,
  };
}

function refuse({ name }: RecordedCall): never {
  throw httpError(404, name);
}

const noHeaders = (): Readonly<Record<string, string>> => ({});

function ignore(): void {
  // A fake shell keeps no log: tests look at what a page shows.
}
