import { SEARCH_GROUP, type FoundRace } from '@galopin/shared/contracts';
import { PUBLIC_MEETING } from '../races/publicMeeting';
import { foldName } from './foldText';

/** A race as stored; its meeting has no number where it is known by its racecourse only. */
export interface StoredRace extends FoundRace {
  readonly meetingNumber: number | null;
}

/** A race with what it is found by. */
export interface PreparedRace {
  readonly race: FoundRace;
  /** Name and racecourse, folded. */
  readonly text: string;
  /** Name alone, folded. */
  readonly name: string;
  /** Of the meeting that is listed for everybody. */
  readonly isPublic: boolean;
  /** `r1`, `c3`, `r1c3`. */
  readonly codes: readonly string[];
}

/** Numbers of a meeting and a race, which nothing else is like. */
const CODE = /^(?:r\d{1,2})?(?:c\d{1,2})?$/;

const DAY_MS = 86_400_000;

export function prepareRace({ meetingNumber, ...race }: StoredRace): PreparedRace {
  const ofRace = race.raceNumber === null ? [] : [`c${race.raceNumber}`];
  const codes =
    meetingNumber === null
      ? ofRace
      : [`r${meetingNumber}`, ...ofRace, ...ofRace.map((code) => `r${meetingNumber}${code}`)];
  return {
    race,
    codes,
    text: foldName(`${race.name} ${race.racecourse}`),
    name: foldName(race.name),
    isPublic: meetingNumber === PUBLIC_MEETING,
  };
}

/**
 * Races that every word fits: a code exactly (`r1c3`, `r1 c3`), other words as the beginning of a word or, from three
 * letters on, a part of one, in the race's name or its racecourse. Today's first, then those nearest in time, days to
 * come before days gone by.
 * @param words folded
 * @param today `YYYY-MM-DD`
 * @param everyMeeting false lists of the other meetings only races that are asked for by their own name: by racecourse
 *   or code the day's list could be read
 */
export function findRaces(
  races: readonly PreparedRace[],
  words: readonly string[],
  today: string,
  everyMeeting = true,
): readonly FoundRace[] {
  const phrase = ` ${words.join(' ')}`;
  const isAway = ({ race }: PreparedRace) =>
    Math.abs(Date.parse(race.jour) - Date.parse(today)) / DAY_MS + (race.jour < today ? 0.5 : 0);
  const isOther = ({ text }: PreparedRace) => (text.includes(phrase) ? 0 : 1);
  return races
    .filter((race) => words.every((word) => fits(race, word)))
    .filter((race) => everyMeeting || race.isPublic || words.some((word) => isNamed(race, word)))
    .sort(
      (one, other) =>
        isAway(one) - isAway(other) ||
        isOther(one) - isOther(other) ||
        (one.race.time ?? '').localeCompare(other.race.time ?? '') ||
        one.race.id - other.race.id,
    )
    .slice(0, SEARCH_GROUP)
    .map(({ race }) => race);
}

/** A word of a name says which race is meant from four letters on: `prix` stands in most. */
function isNamed({ name }: PreparedRace, word: string): boolean {
  return word.length > 3 && word !== 'prix' && name.includes(word);
}

function fits({ text, codes }: PreparedRace, word: string): boolean {
  if (CODE.test(word)) return codes.includes(word);
  return text.includes(word.length < 3 ? ` ${word}` : word);
}
