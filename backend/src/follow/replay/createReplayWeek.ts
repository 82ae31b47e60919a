import { addDays, parisInstant } from '@galopin/shared/lib';
import { fieldsOf, listOf, type Fields } from '../../ingest/pmu/fields';
import { createReplayDay, type ReplayDay } from './createReplayDay';
import type { ReplayFault } from './startReplayServer';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Time in Paris of each day's first start. */
const FIRST_START = '14:00';

/** What a replayed week is like; days count from 0. */
export interface ReplayWeek {
  /** `YYYY-MM-DD`, ascending. */
  readonly days: readonly string[];
  /** @returns the document of whichever day, as it is at a time (epoch milliseconds); undefined for none */
  documentAt(address: string, time: number): unknown;
  readonly faults: readonly ReplayFault[];
  /** When the process that follows is ended, and when another one begins; epoch milliseconds. */
  readonly kills: readonly { readonly at: number; readonly until: number }[];
}

/** The day whose meeting is called off in the morning, and the one whose last arrival is corrected on the next. */
const CALLED_OFF = 4;
const CORRECTED = 2;

const withCourses = (programme: Fields, change: (race: Fields) => Fields, header: Fields = {}): Fields => ({
  ...programme,
  programme: {
    ...fieldsOf(programme, 'programme'),
    reunions: listOf(fieldsOf(programme, 'programme'), 'reunions').map((meeting) => ({
      ...meeting,
      ...header,
      courses: listOf(meeting, 'courses').map(change),
    })),
  },
});

const isProgramme = (document: unknown): document is Fields =>
  typeof document === 'object' && document !== null && 'programme' in document;
const isRace = (document: unknown): document is Fields =>
  typeof document === 'object' && document !== null && 'numOrdre' in document;

const calledOff = (race: Fields): Fields => {
  const { ordreArrivee: _, arriveeDefinitive: __, rapportsDefinitifsDisponibles: ___, ...rest } = race;
  return { ...rest, statut: 'COURSE_ANNULEE', categorieStatut: 'ANNULEE' };
};
const corrected = (race: Fields): Fields =>
  race['numOrdre'] === 3 ? { ...race, ordreArrivee: [[1], [2], [5]] } : race;

const RENAMED = [
  ['"numOrdre"', '"numero"'],
  ['"heureDepart"', '"depart"'],
] as const;

/** What a programme is whose source has given two keys other names overnight. */
export function renameKeys(programme: unknown): unknown {
  const text = RENAMED.reduce((all, [from, to]) => all.replaceAll(from, to), JSON.stringify(programme));
  return JSON.parse(text) as unknown;
}

/**
 * Seven small days (`createReplayDay`) with all that may go wrong in a week: refusals, garbage, an afternoon of
 * silence, keys renamed for hours, an arrival corrected a day late, a day called off, the end of summer time where the
 * week has it, and the process ended in the middle of a race and for more than a day.
 * @param first `YYYY-MM-DD`
 * @param count of days, up to seven
 */
export function createReplayWeek(first: string, count = 7): ReplayWeek {
  const days = Array.from({ length: count }, (_, index) => addDays(first, index));
  const startOf = (day: number) => parisInstant(addDays(first, day), FIRST_START);
  const replayed: readonly ReplayDay[] = days.map((jour, day) =>
    createReplayDay({ jour, firstStart: startOf(day) }),
  );
  const calledOffAt = startOf(CALLED_OFF) - 4 * HOUR;
  const isCalledOff = (day: number, time: number) => day === CALLED_OFF && time >= calledOffAt;
  const isCorrected = (day: number, time: number) => day === CORRECTED && time >= startOf(day) + 21 * HOUR;
  const isRenamed = (day: number, time: number) =>
    day === 1 && time >= startOf(day) - HOUR && time < startOf(day) + 2 * HOUR;

  const changed = (document: unknown, day: number, time: number): unknown => {
    const change = isCalledOff(day, time) ? calledOff : isCorrected(day, time) ? corrected : undefined;
    if (isProgramme(document)) {
      const header = isCalledOff(day, time) ? { statut: 'ANNULEE' } : {};
      const told = change === undefined ? document : withCourses(document, change, header);
      return isRenamed(day, time) ? renameKeys(told) : told;
    }
    return change !== undefined && isRace(document) ? change(document) : document;
  };
  const fault = (day: number, from: number, until: number, address: RegExp, does: ReplayFault['does']) => ({
    address,
    from: startOf(day) + from * MINUTE,
    until: startOf(day) + until * MINUTE,
    does,
  });
  return {
    days,
    documentAt: (address, time) => {
      for (const [day, { documentAt }] of replayed.entries()) {
        // Of a day that is called off nothing more is heard.
        const moment = isCalledOff(day, time) ? calledOffAt : time;
        const document = documentAt(address, moment);
        if (document !== undefined) return changed(document, day, time);
      }
      return undefined;
    },
    faults: [
      fault(0, -3, -2, /participants$/, 'garbage'),
      fault(0, 4, 5, /./, { status: 503 }),
      fault(0, 20, 21, /./, { status: 429, retryAfter: '60' }),
      fault(2, 5, 6, /./, 'cut'),
      fault(2, 65, 66, /./, 'silence'),
      fault(3, -60, 120, /./, { status: 503 }),
      fault(5, 0, 30, /programme\/\d+$/, 'garbage'),
    ],
    kills: [
      { at: startOf(0) + 61 * MINUTE, until: startOf(0) + 62 * MINUTE },
      { at: startOf(5) + 64 * MINUTE, until: startOf(6) - HOUR },
    ].filter(({ until }) => until < startOf(count - 1) + 3 * HOUR),
  };
}
