import type { FastifyPluginAsync } from 'fastify';
import {
  LAST_MINUTE_DAYS,
  LAST_MINUTE_ROWS,
  lastMinute,
  type LastMinuteAnswer,
  type LastMinuteChange,
} from '@galopin/shared/contracts';
import { addDays, utcDay } from '@galopin/shared/lib';
import type { BodyCache } from '../http/createBodyCache';
import { sendKept, serveCall } from '../http/serveCall';
import { PUBLIC_MEETING } from '../races/publicMeeting';
import type { LastMinuteReader } from './createLastMinuteReader';

export interface LastMinuteDependencies {
  readonly lastMinuteReader: LastMinuteReader;
  readonly bodies: BodyCache;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** What changed of a day's declared races and runners. */
export const lastMinuteRoutes: FastifyPluginAsync<LastMinuteDependencies> = async (
  app,
  { lastMinuteReader, bodies, now },
) => {
  serveCall(app, lastMinute, async ({ query }, request, reply) => {
    const { jour } = query;
    const isMember = request.identity !== null;
    const isKept = jour >= addDays(utcDay(now()), -LAST_MINUTE_DAYS);
    return sendKept(lastMinute, { bodies }, { request, reply, key: [jour, isMember] }, async () =>
      answerOf(jour, isKept ? await lastMinuteReader.changesOf(jour) : [], isMember),
    );
  });
};

function answerOf(jour: string, all: readonly LastMinuteChange[], isMember: boolean): LastMinuteAnswer {
  const told = isMember ? all : all.filter(({ meeting }) => meeting === String(PUBLIC_MEETING));
  const changes = told.slice(0, LAST_MINUTE_ROWS);
  return { jour, changes, total: told.length, hidden: all.length - told.length };
}
