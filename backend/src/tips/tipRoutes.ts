import type { FastifyPluginAsync } from 'fastify';
import { tipRecord } from '@galopin/shared/contracts';
import { utcDay } from '@galopin/shared/lib';
import type { BodyCache } from '../http/createBodyCache';
import { serveKept } from '../http/serveCall';
import type { TipRecords } from './createTipRecords';

export interface TipsDependencies {
  readonly tipRecords: TipRecords;
  readonly bodies: BodyCache;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** What came of past tips, for anyone. */
export const tipRoutes: FastifyPluginAsync<TipsDependencies> = async (app, { tipRecords, bodies, now }) => {
  const today = () => utcDay(now());
  serveKept(app, tipRecord, { bodies, key: today }, () => tipRecords.read(today()));
};
