import { UnusableFileError, type Found, type Importer } from '../Importer';
import { findPieces } from './createPmuImporter';
import { PmuUnavailableError, type PmuClient, type RaceDocument } from './createPmuClient';
import { fieldsOf, isFields, listOf } from './fields';
import { raceKeyOfRace } from './raceKeys';
import { PMU } from './saveRacePart';

const DOCUMENTS: readonly RaceDocument[] = [
  'participants',
  'performances-detaillees/pretty',
  'rapports-definitifs',
];

/**
 * Fetches a day from PMU: the programme, then the documents of each race, one after the other. A document that
 * cannot be had is a reject; the programme is needed. The path of the input is the day, `YYYY-MM-DD`.
 */
export function createPmuDayImporter(client: PmuClient): Importer {
  return {
    source: PMU,
    read: async function* ({ path: jour }) {
      const programme = await client.programme(jour).catch((error: unknown) => {
        if (!(error instanceof PmuUnavailableError)) throw error;
        throw new UnusableFileError(jour, error.message, { cause: error });
      });
      if (!isFields(programme)) throw new UnusableFileError(jour, 'PMU has no programme for this day');
      yield* findPieces(programme, jour, null);
      for (const meeting of listOf(fieldsOf(programme, 'programme'), 'reunions'))
        for (const race of listOf(meeting, 'courses')) {
          const key = raceKeyOfRace(race, meeting);
          if (key === null) continue;
          for (const name of DOCUMENTS) {
            if (name === 'rapports-definitifs' && race['rapportsDefinitifsDisponibles'] !== true) continue;
            const address = `${jour}/R${key.reun}/C${key.prix}/${name}`;
            yield* findDocument(
              () => client.ofRace(key, name),
              (document) => findPieces(document, address, key),
            );
          }
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
