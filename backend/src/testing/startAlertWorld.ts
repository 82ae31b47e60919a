import type { AlertState } from '@galopin/shared/contracts';
import type { CachedateRow, CaractrapRow } from '@galopin/shared/dictionary';
import webPush from 'web-push';
import { parisDay } from '../audience/parisDay';
import { upsertRows } from '../races/store/upsertRows';
import type { AlertParts } from '../alerts/openAlerts';
import { createTestApp, openTestAlerts, type TestApp } from './createTestApp';
import { raceRow, runnerRow } from './raceRows';
import { startMailbox, type Mailbox } from './startMailbox';
import { startPushService, type PushService } from './startPushService';

export const HORSE = 77;
export const RACE = 11;

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
const NOTHING = {} as Answered['body'];

/** Wall-clock time in Paris. */
const clock = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', timeStyle: 'medium' });

/** The API with a push service and a mail server of its own, and a race to come in two hours. */
export interface AlertWorld {
  readonly test: TestApp;
  readonly push: PushService;
  readonly mailbox: Mailbox;
  /** Alerts of another process on the same database. */
  readonly other: AlertParts;
  /** Where the race is: today in Paris, or tomorrow late in the evening. */
  readonly jour: string;
  /** Moves the clock, milliseconds. */
  pass(milliseconds: number): void;
  /** Stores the race and its runner as changed. */
  store(runner?: Partial<CachedateRow>, race?: Partial<CaractrapRow>): Promise<void>;
  /** The same, and looks what there is to tell. */
  change(runner?: Partial<CachedateRow>, race?: Partial<CaractrapRow>): Promise<void>;
  call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    claims?: object,
  ): Promise<Answered>;
  /** Makes a member who follows the horse, with these alerts; @returns their own path */
  follow(uid: string, ...choices: readonly (readonly [kind: string, channel: string])[]): Promise<string>;
  close(): Promise<void>;
}

export interface Answered {
  readonly status: number;
  readonly body: AlertState & { readonly error?: { readonly code: string } };
}

export const verified = (uid: string) => ({ sub: uid, email: `${uid}@courrier.test`, email_verified: true });

export async function startAlertWorld(): Promise<AlertWorld> {
  const [push, mailbox] = await Promise.all([startPushService(), startMailbox()]);
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const settings = {
    pushKeys: webPush.generateVAPIDKeys(),
    pushServices: [push.origin],
    mail: { url: mailbox.url, from: 'Galopin <alertes@galopin.test>' },
  };
  const test = await createTestApp({
    now,
    alertSettings: settings,
  });
  const other = openTestAlerts({ ...test, db: test.database.db, now, logger: SILENT, settings });
  const start = Date.now() + 2 * 3_600_000;
  const jour = parisDay(start);
  const call = callerOf(test);
  const store: AlertWorld['store'] = async (runner = {}, race = {}) => {
    const { db } = test.database;
    const heure = clock.format(start);
    const declared = {
      id: RACE,
      jour,
      reun: '1',
      prix: 2,
      heure,
      hippo: 'Vincennes',
      prixnom: 'Prix de Test',
    };
    await upsertRows(db, 'caractrap', [raceRow({ ...declared, ...race })], 'pmu');
    const horse = {
      numcourse: RACE,
      numero: 4,
      jour,
      cheval: 'Idéal du Pont',
      idChe: HORSE,
      jockey: 'E. Raffin',
    };
    await upsertRows(db, 'cachedate', [runnerRow({ ...horse, idJockey: 5, ...runner })], 'pmu');
  };
  return {
    test,
    push,
    mailbox,
    other,
    jour,
    pass: (milliseconds) => {
      ahead += milliseconds;
    },
    store,
    change: async (...changed) => {
      await store(...changed);
      await test.alerting.round();
    },
    call,
    follow: async (uid, ...choices) => {
      const own = `/apin/user/${uid}`;
      await call('PATCH', own, { favourites: { horses: [HORSE] } });
      for (const [kind, channel] of choices)
        await call('PATCH', `${own}/alerts`, { kind, channel, wanted: true });
      return own;
    },
    close: async () => {
      await test.close();
      await Promise.all([push.stop(), mailbox.stop()]);
    },
  };
}

/** Makes calls as the member whom the path names, or with other claims. */
const callerOf =
  (test: TestApp): AlertWorld['call'] =>
  async (method, path, body, claims) => {
    const uid = /\/user\/([^/]+)/.exec(path)?.[1] ?? 'nobody';
    const authorization = `Bearer ${await test.tokens.sign(claims ?? verified(uid))}`;
    const answer = await test.app.inject({
      method,
      url: path,
      headers: { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    return {
      status: answer.statusCode,
      body: answer.payload === '' ? NOTHING : answer.json<Answered['body']>(),
    };
  };
