import type { Logger, Milliseconds } from '@galopin/shared/contracts';
import { addDays } from '@galopin/shared/lib';
import type { Kysely } from 'kysely';
import { startRefresher, type Refresher } from '../changes/startRefresher';
import type { Database } from '../database/Database';
import { countStaleDays } from './countStaleDays';
import { createAudienceIntake, type AudienceIntake } from './createAudienceIntake';
import { createAudienceOfMember, type AudienceOfMember } from './createAudienceOfMember';
import { createAudienceReports, type AudienceReports } from './createAudienceReports';
import { parisDay } from './parisDay';
import { pruneAudience } from './pruneAudience';

export interface OpenAudienceOptions {
  readonly db: Kysely<Database>;
  /** For tidying and counting, which take their time; the same by default. */
  readonly work?: Kysely<Database>;
  /** Days that reports are kept. */
  readonly keepDays: number;
  /** Address of the site. */
  readonly siteOrigin: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** As in AudienceReportsOptions. */
  readonly waitLimit?: Milliseconds;
  readonly logger: Logger;
}

/** All that has to do with the audience, ready to be put into the API. */
export interface AudienceParts {
  readonly intake: AudienceIntake;
  readonly reports: AudienceReports;
  readonly ofMember: AudienceOfMember;
  readonly siteOrigin: string;
  /** Lets go of what is too old and counts days that are over, now and every minute. */
  readonly start: () => Refresher;
}

/** Milliseconds after the start, so that the first pages come first. */
const SETTLE = 5000;
/** Days counted at once. */
const BATCH_DAYS = 3;

export function openAudience(options: OpenAudienceOptions): AudienceParts {
  const { db, work: slow = db, keepDays, siteOrigin, now, waitLimit, logger } = options;
  const onFailure = (error: unknown) =>
    logger.error('The audience of today could not be counted', { err: error });
  const work = async () => {
    const removed = await pruneAudience(slow, keepDays, now());
    const to = addDays(parisDay(now()), -1);
    const counted = await countStaleDays(slow, { from: addDays(to, -keepDays), to }, now(), BATCH_DAYS);
    return removed > 0 || counted === BATCH_DAYS ? 'more' : 'done';
  };
  return {
    intake: createAudienceIntake(db),
    reports: createAudienceReports(db, { now, waitLimit, onFailure }),
    ofMember: createAudienceOfMember(db),
    siteOrigin,
    start: () =>
      startRefresher({
        changes: { subscribe: () => () => undefined },
        settle: SETTLE,
        work,
        onFailure: (message) => logger.error('The audience could not be tidied and counted', { message }),
      }),
  };
}
