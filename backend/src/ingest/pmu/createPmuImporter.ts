import type { RaceKey } from '../../races/store/RaceKey';
import { UnusableFileError, type Found, type Importer, type Place } from '../Importer';
import { isFields, type Fields } from './fields';
import { raceKeyOfPath } from './raceKeys';
import { readDocument } from './readDocument';
import { recogniseDocument } from './recogniseDocument';
import type { RacePart } from './RaceDocuments';
import { PMU, saveRacePart } from './saveRacePart';
import { unknownFields } from './unknownFields';

/** The address, or the file, of a race's payouts: an empty list does not say what it is of. */
const PAYOUTS = /(?:^|[/_])rapports[-_]definitifs[^/]*$/;

/** A part's objects, with what they are. */
function* objectsOf(part: RacePart): Generator<readonly [string, Fields]> {
  if (part.meeting) yield ['meeting', part.meeting];
  if (part.race) yield ['race', part.race];
  if (part.entries) yield ['entries', part.entries];
  for (const runner of Object.values(part.runners ?? {})) yield ['runner', runner];
  for (const bet of Object.values(part.payouts ?? {})) yield ['payout', bet];
  for (const races of [...Object.values(part.performances ?? {}), ...Object.values(part.pastRaces ?? {})])
    for (const race of races) yield ['past', race];
}

/**
 * What a document of PMU holds, piece by piece.
 * @param name of the document, for errors
 * @param context the race that runners, payouts and performances belong to; they do not say so themselves
 * @param isClaimed whoever named that race may err: what contradicts it is refused
 * @throws UnusableFileError for a document that PMU does not send, or that names no race where none is given
 */
export function* findPieces(
  document: unknown,
  name: string,
  context: RaceKey | null,
  isClaimed = false,
): Generator<Found> {
  let row = 0;
  for (const piece of recogniseDocument(document, context)) {
    row += 1;
    const place: Place = { line: 0, row };
    if (piece.kind === 'homeless')
      throw new UnusableFileError(
        name,
        `holds ${piece.what} and names no race: say which with --race 2026-07-07/R1/C1, or keep PMU's folders (…/07072026/R1/C1/participants)`,
      );
    if (piece.kind === 'reject') {
      yield { kind: 'reject', reason: piece.reason, given: piece.given, place };
      continue;
    }
    const { key, part, given } = piece;
    for (const [kind, fields] of objectsOf(part))
      for (const [field] of unknownFields(kind, fields))
        yield { kind: 'notice', text: `field ${field} is not known; kept as it came` };
    yield {
      kind: 'part',
      race: key,
      save: (db) => saveRacePart(db, key, part, isClaimed),
      given,
      place,
    };
  }
  if (row > 0) return;
  const isNothing = Array.isArray(document) && document.length === 0;
  if (isNothing && context !== null && PAYOUTS.test(name)) {
    const part = { hasNoPayouts: true } as const;
    yield {
      kind: 'part',
      race: context,
      save: (db) => saveRacePart(db, context, part),
      given: document,
      place: { line: 0, row: 1 },
    };
  }
  // A day without meetings is one all the same, and a race without payouts has an empty list of them.
  const isEmpty = isNothing || (isFields(document) && hasEmptyList(document));
  if (!isEmpty) throw new UnusableFileError(name, 'is no document of PMU that is known');
}

function hasEmptyList(document: Fields): boolean {
  const programme = document['programme'];
  const lists = [
    document['participants'],
    document['courses'],
    isFields(programme) ? programme['reunions'] : null,
  ];
  return lists.some((list) => Array.isArray(list) && list.length === 0);
}

/**
 * Reads documents of PMU's TurfInfo: programme, meeting, race, participants, performances, rapports-definitifs.
 * @param given the race of documents that name none; else PMU's folders in the path say it
 */
export function createPmuImporter(given: RaceKey | null = null): Importer {
  return {
    source: PMU,
    read: async function* (input) {
      const document = await readDocument(input);
      yield* findPieces(document, input.path, given ?? raceKeyOfPath(input.path), true);
    },
  };
}
