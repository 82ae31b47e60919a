import type { FastifyPluginAsync } from 'fastify';
import {
  dayBets,
  dayResults,
  quinteHistory,
  today,
  type IsoDay,
  type TipRecord,
  type Today,
} from '@galopin/shared/contracts';
import { utcDay } from '@galopin/shared/lib';
import type { FastifyRequest } from 'fastify';
import type { BodyCache } from '../http/createBodyCache';
import { limitCalls } from '../http/limitCalls';
import { sendKept, serveCall, serveKept } from '../http/serveCall';
import type { ArrivalRepository } from '../races/createArrivalRepository';
import type { RaceRepository } from '../races/createRaceRepository';
import { PUBLIC_MEETING } from '../races/publicMeeting';
import type { TipRecords } from '../tips/createTipRecords';
import { openTips } from '../tips/openTips';
import type { DaySelection } from '../tips/readSelections';
import type { ResultRepository } from './createResultRepository';
import type { TodayRepository } from './createTodayRepository';

export interface ResultDependencies {
  readonly results: ResultRepository;
  readonly todays: TodayRepository;
  readonly arrivals: ArrivalRepository;
  readonly races: Pick<RaceRepository, 'meetingsOfDay'>;
  readonly tipRecords: TipRecords;
  readonly readSelections: (jour: IsoDay) => Promise<readonly DaySelection[]>;
  readonly bodies: BodyCache;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/**
 * Days of results to one address a minute, beside its share of reads: a day is a whole one, and the archive is the
 * export's.
 */
const DAYS_A_MINUTE = 60;

/** Of which meeting a visitor is told; undefined for all. */
const meetingOf = ({ identity }: Pick<FastifyRequest, 'identity'>) =>
  identity === null ? PUBLIC_MEETING : undefined;

/** Days gone by are over for everybody; a day that is not obeys the rule about lists. */
export const resultRoutes: FastifyPluginAsync<ResultDependencies> = async (app, dependencies) => {
  const { results, todays, arrivals, races, bodies, now } = dependencies;
  const arrivalsOf = (jour: IsoDay, reun: number | undefined) =>
    arrivals.arrivalsOf(jour, { ...(reun !== undefined && { reun }) });

  serveCall(
    app,
    dayResults,
    async ({ query: { jour } }, request, reply) => {
      const reun = jour < utcDay(now()) ? undefined : meetingOf(request);
      return sendKept(dayResults, { bodies }, { request, reply, key: [jour, reun] }, async () => {
        const [found, known, meetings] = await Promise.all([
          results.resultsOf(jour, reun),
          arrivalsOf(jour, reun),
          races.meetingsOfDay(jour),
        ]);
        const hiddenMeetings = reun === undefined ? 0 : Math.max(0, meetings - 1);
        return { jour, hiddenMeetings, races: found, arrivals: known };
      });
    },
    { onRequest: limitCalls(app, 'results', DAYS_A_MINUTE) },
  );
  serveKept(app, quinteHistory, { bodies }, ({ query: { mois } }) => results.quinteOfMonth(mois));
  serveCall(app, today, async ({ query: { jour } }, request, reply) => {
    const reun = meetingOf(request);
    return sendKept(today, { bodies }, { request, reply, key: [jour, reun] }, async () => {
      const [quinte, lastQuinte, winners, record] = await Promise.all([
        quinteWithTip(dependencies, jour),
        results.quinteBefore(jour),
        arrivalsOf(jour, reun).then((known) => todays.winnersOf(jour, known)),
        dependencies.tipRecords.read(utcDay(now())),
      ]);
      return { jour, quinte, lastQuinte, winners, record: shortest(record) };
    });
  });
  serveCall(app, dayBets, async ({ query: { jour } }, request, reply) => {
    const reun = meetingOf(request);
    return sendKept(dayBets, { bodies }, { request, reply, key: [jour, reun] }, async () => ({
      races: await todays.betsOf(jour, reun),
    }));
  });
};

async function quinteWithTip(
  { results, todays, readSelections }: Pick<ResultDependencies, 'results' | 'todays' | 'readSelections'>,
  jour: IsoDay,
): Promise<Today['quinte']> {
  const race = await results.quinteOfDay(jour);
  if (race === null) return null;
  const [runners, tips] = await Promise.all([todays.favouritesOf(race.id), readSelections(jour)]);
  const tip = tips.find(({ raceId }) => raceId === race.id);
  if (tip === undefined) return { race, runners, tip: null };
  const isOpen = openTips(tips).has(tip);
  return { race, runners, tip: { selection: isOpen ? tip.selection : [], locked: !isOpen } };
}

function shortest({ periods }: TipRecord): TipRecord['periods'][number] {
  const [period] = periods;
  if (period === undefined) throw new Error('The record of tips has no period.');
  return period;
}
