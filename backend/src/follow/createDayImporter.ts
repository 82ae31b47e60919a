import { UnusableFileError, type Found, type Importer } from '../ingest/Importer';
import { findPieces } from '../ingest/pmu/createPmuImporter';
import { isFields } from '../ingest/pmu/fields';
import { PMU } from '../ingest/pmu/saveRacePart';
import { PmuUnavailableError } from './createFeedReader';
import type { PoliteReader } from './createPoliteReader';
import { missingDocuments } from './dayGaps';
import { feedAddress } from './FollowedDay';
import { readProgramme } from './readProgramme';

/**
 * Fetches a day from PMU: the programme, then the documents of each race, one after the other. A document that
 * cannot be had is a reject; the programme is needed. The path of the input is the day, `YYYY-MM-DD`.
 */
export function createDayImporter(reader: PoliteReader): Importer {
  return {
    source: PMU,
    read: async function* ({ path: jour }) {
      const programme = await reader.read(feedAddress(jour, null, 'programme')).catch((error: unknown) => {
        if (!(error instanceof PmuUnavailableError)) throw error;
        throw new UnusableFileError(jour, error.message, { cause: error });
      });
      if (!isFields(programme)) throw new UnusableFileError(jour, 'PMU has no programme for this day');
      yield* findPieces(programme, jour, null);
      for (const { key, race } of readProgramme(programme, jour)?.races ?? [])
        for (const name of missingDocuments(race, undefined)) {
          const address = feedAddress(jour, key, name);
          yield* findDocument(
            () => reader.read(address),
            (document) => findPieces(document, address, key),
          );
        }
    },
  };
}

async function* findDocument(
  get: () => Promise<unknown>,
  find: (document: unknown) => Iterable<Found>,
): AsyncGenerator<Found> {
  try {
    const document = await get();
    if (document !== null) yield* find(document);
  } catch (error) {
    if (!(error instanceof PmuUnavailableError) && !(error instanceof UnusableFileError)) throw error;
    yield { kind: 'reject', reason: error.message, given: null, place: { line: 0, row: 0 } };
  }
}
