import type { Logger } from '@galopin/shared/contracts';
import { runEvery } from '@galopin/shared/server';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from '../changes/ChangeFeed';
import type { Database } from '../database/Database';
import type { AlertSettings, PushKeys } from './alertSettings';
import type { AlertsOptions } from './alertsPlugin';
import { createAlertBook, type AlertBook } from './createAlertBook';
import { createMailSender } from './createMailSender';
import { createPushSender } from './createPushSender';
import { createStopLinks, STOP_PATH } from './createStopLinks';
import { deliverAlerts, pruneAlerts, type OutgoingAlert } from './deliverAlerts';
import { gatherAlerts, type FavouritesOf } from './gatherAlerts';

export interface OpenAlertsOptions {
  readonly db: Kysely<Database>;
  /** For what no visitor waits for. */
  readonly work: Kysely<Database>;
  readonly settings: Pick<AlertSettings, 'mail' | 'pushServices'> & {
    readonly pushKeys: PushKeys | undefined;
    /** Whom push services tell of trouble. */
    readonly contact: string;
    readonly siteOrigin: string;
  };
  /** Known to every process of this site and to nobody else. */
  readonly secret: string;
  readonly favouritesOf: FavouritesOf;
  readonly changes: Pick<ChangeFeed, 'subscribe'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly logger: Logger;
}

/** All there is about alerts, for the API and for the rounds. */
export interface AlertParts extends AlertsOptions {
  /** For the member's record. */
  readonly alerts: AlertBook;
  /** Looks what there is to tell, and sends what is due. @param look false: sends only */
  round(look?: boolean): Promise<void>;
  start(): { stop(): Promise<void> };
}

/** Milliseconds between two rounds, and at most between two looks at what there is to tell. */
const ROUND_MS = 5000;
const LOOK_MS = 30_000;
const PRUNE_MS = 3_600_000;
/** What a process remembers to have told. */
const SEEN = 50_000;

export function openAlerts(options: OpenAlertsOptions): AlertParts {
  const { db, work, settings, secret, favouritesOf, changes, now, logger } = options;
  const { pushKeys, pushServices, mail, contact, siteOrigin } = settings;
  const book = createAlertBook(db, now);
  const stopLinks = createStopLinks(secret, now);
  const stopUrl = async ({ uid, kind, channel }: OutgoingAlert) => {
    const { token } = await stopLinks.sign({ uid, kind, channel });
    return `${siteOrigin}${STOP_PATH}?link=${token}`;
  };
  const mailSender = mail === undefined ? undefined : createMailSender({ ...mail, siteOrigin, stopUrl });
  const senders = {
    ...(pushKeys !== undefined && {
      push: createPushSender({ keys: pushKeys, contact, services: pushServices, stopUrl, now }),
    }),
    ...(mailSender !== undefined && { mail: mailSender.send }),
  };
  const seen = new LRUCache<string, true>({ max: SEEN });
  const round = async (look = true) => {
    if (look) await gatherAlerts({ db: work, favouritesOf, seen }, now());
    await deliverAlerts({ db: work, senders, logger }, now());
  };
  return {
    alerts: book,
    alerting: {
      book,
      stopLinks,
      pushKey: pushKeys?.publicKey ?? null,
      pushServices,
      hasMail: mail !== undefined,
    },
    round,
    start: () => {
      const stop = startRounds({ round, prune: () => pruneAlerts(work, now()), changes, now, logger });
      return { stop: () => stop().then(() => mailSender?.close()) };
    },
  };
}

interface Rounds extends Pick<OpenAlertsOptions, 'changes' | 'now' | 'logger'> {
  readonly round: AlertParts['round'];
  readonly prune: () => Promise<void>;
}

function startRounds({ round, prune, changes, now, logger }: Rounds): () => Promise<void> {
  let lookAt = 0;
  let pruneAt = now() + PRUNE_MS;
  const unsubscribe = changes.subscribe(() => (lookAt = 0));
  const turn = async () => {
    const look = now() >= lookAt;
    if (look) lookAt = now() + LOOK_MS;
    await round(look);
    if (now() < pruneAt) return;
    pruneAt = now() + PRUNE_MS;
    await prune();
  };
  const stop = runEvery(ROUND_MS, turn, (error) => logger.error('Alerts could not be sent', { err: error }));
  return () => {
    unsubscribe();
    return stop();
  };
}
