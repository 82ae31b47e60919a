import { createHash } from 'node:crypto';
import type { Logger } from '@galopin/shared/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { inTransaction } from '../database/inTransaction';
import { lockDays } from '../ingest/identity/locks';
import { UnusableFileError, type Found } from '../ingest/Importer';
import type { Finding, SourceFindings } from '../ingest/findings/createSourceFindings';
import { inspectDocument } from '../ingest/pmu/inspectDocument';
import { findPieces } from '../ingest/pmu/createPmuImporter';
import { fieldsOf, isFields, listOf, type Fields } from '../ingest/pmu/fields';
import { raceKeyOfRace } from '../ingest/pmu/raceKeys';
import { PMU, saveRacePart } from '../ingest/pmu/saveRacePart';
import { runImport } from '../ingest/runImport';
import { formatRaceKey } from '../races/store/RaceKey';
import type { FeedRequest } from './nextRequests';
import { readProgramme } from './readProgramme';

/** A document that came whole and of which nothing can be used. */
export class UnusableDocumentError extends UnusableFileError {
  override readonly name = 'UnusableDocumentError';
}

/** Writes documents of the feed into the store; one for each day. */
export interface DocumentStore {
  /**
   * @param fault why the document cannot be used, where that is known: then it is only looked over
   * @returns whether rows of the day changed
   * @throws UnusableDocumentError for a document of which nothing can be used, the database's error when it fails;
   * then the same document is written anew when it is given again
   */
  save(request: FeedRequest, document: unknown, fault: string | null): Promise<boolean>;
}

export interface DocumentStoreOptions {
  readonly db: Kysely<Database>;
  /** Told what in a document is not as PMU was known to send it. */
  readonly findings: Pick<SourceFindings, 'record'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly logger: Pick<Logger, 'warn'>;
}

const digestOf = (value: unknown) => createHash('sha1').update(JSON.stringify(value)).digest('base64');

/** Fields of a meeting that change all afternoon and of which no row is made; its races stand for themselves. */
const NO_NEWS = new Set(['courses', 'cached', 'prochaineCourse', 'cagnottes', 'offresInternet']);

/** How many races, runners or payouts a document lists; 1 for one that is no list. */
function rowsOf(document: unknown, jour: string): number {
  const programme = readProgramme(document, jour);
  if (programme !== null) return programme.races.length + programme.unread;
  const list = isFields(document) ? document['participants'] : document;
  return Array.isArray(list) ? list.length : 1;
}

/** Findings of which rejected rows say how many of all they are. */
function withShare(findings: readonly Finding[], rows: number): readonly Finding[] {
  const rejected = findings.filter(({ kind }) => kind === 'rejected').length;
  return findings.map((finding) =>
    finding.kind === 'rejected'
      ? { ...finding, example: `${rejected} of ${rows} rows: ${finding.example}` }
      : finding,
  );
}

/** The programme with only those races of which something differs from what was last written. */
function changedRaces(programme: Fields, written: ReadonlyMap<string, string>) {
  const digests = new Map<string, string>();
  const reunions = listOf(fieldsOf(programme, 'programme'), 'reunions').map((meeting) => {
    const header = Object.entries(meeting).filter(([name]) => !NO_NEWS.has(name));
    const courses = listOf(meeting, 'courses').filter((race) => {
      const key = raceKeyOfRace(race, meeting);
      const digest = digestOf([header, race]);
      const name = key === null ? digest : formatRaceKey(key);
      if (written.get(name) === digest) return false;
      digests.set(name, digest);
      return true;
    });
    return { ...meeting, courses };
  });
  return { digests, document: { programme: { reunions } } };
}

/** A race asked for by itself does not name its meeting's day, which is another after midnight. */
function* findRace(document: unknown, { key, address }: FeedRequest): Generator<Found> {
  if (key === null || !isFields(document) || !('numOrdre' in document))
    return yield* findPieces(document, address, key);
  const save = (db: Kysely<Database>) => saveRacePart(db, key, { race: document });
  yield { kind: 'part', race: key, save, given: document, place: { line: 0, row: 1 } };
}

function readWhole(address: string, find: () => Iterable<Found>): readonly Found[] {
  try {
    return [...find()];
  } catch (error) {
    if (!(error instanceof UnusableFileError)) throw error;
    throw new UnusableDocumentError(address, error.message, { cause: error });
  }
}

type Warn = (message: string, context: Readonly<Record<string, string | number>>) => void;

/** Says each thing once: what is odd in a document is odd in the next one too. */
function createWarner(logger: DocumentStoreOptions['logger']): Warn {
  const said = new Set<string>();
  return (message, context) => {
    const text = JSON.stringify([message, context]);
    if (said.has(text)) return;
    said.add(text);
    logger.warn(message, context);
  };
}

export function createDocumentStore({ db, findings, now, logger }: DocumentStoreOptions): DocumentStore {
  const written = new Map<string, string>();
  const warn = createWarner(logger);

  const write = async (
    { address, document: kind }: FeedRequest,
    find: () => Iterable<Found>,
    note: (finding: Finding) => void,
  ): Promise<boolean> => {
    const found = readWhole(address, find);
    let reason = '';
    const importInto = (transaction: Kysely<Database>) =>
      runImport({
        db: transaction,
        importer: {
          source: PMU,
          read: async function* () {
            yield* found;
          },
        },
        input: { path: address },
        onReject: (reject) => {
          reason = reject.reason;
          note({ kind: 'rejected', what: kind, example: reason });
          warn('PMU sent something that cannot be used', { address, row: reject.row, reason });
        },
      });
    // Of all days at first, in order: two writers of the same days cannot wait for each other.
    const report = await inTransaction(db, async (transaction) => {
      await lockDays(
        transaction,
        found.flatMap((each) => (each.kind === 'part' ? [each.race.jour] : [])),
      );
      return importInto(transaction);
    });
    for (const text of report.notices.keys()) warn('PMU sent something to look at', { text });
    const pieces = found.filter(({ kind }) => kind === 'part' || kind === 'reject').length;
    // Of a programme only what changed is given: the rest of it was usable.
    if (kind !== 'programme' && report.rejected > 0 && report.rejected === pieces)
      throw new UnusableDocumentError(address, reason);
    return report.days.size > 0 || report.arrivals > 0;
  };

  const store = async (request: FeedRequest, document: unknown, note: (finding: Finding) => void) => {
    if (request.document === 'race') return write(request, () => findRace(document, request), note);
    if (request.document !== 'programme' || !isFields(document))
      return write(request, () => findPieces(document, request.address, request.key), note);
    const changed = changedRaces(document, written);
    const isProgramme = Array.isArray(fieldsOf(document, 'programme')['reunions']);
    if (isProgramme && changed.digests.size === 0) return false;
    const given = isProgramme ? changed.document : document;
    const isNew = await write(request, () => findPieces(given, request.address, null), note);
    for (const [race, digest] of changed.digests) written.set(race, digest);
    return isNew;
  };

  return {
    save: async (request, document, fault) => {
      const noted = [...inspectDocument(document)];
      const note = (finding: Finding) => void noted.push(finding);
      try {
        if (fault !== null) throw new UnusableDocumentError(request.address, fault);
        return await store(request, document, note);
      } catch (error) {
        if (error instanceof UnusableDocumentError)
          note({ kind: 'unusable', what: request.document, example: error.message });
        throw error;
      } finally {
        const told = withShare(noted, rowsOf(document, request.jour));
        // What is stored is stored: open pages must hear of it whatever becomes of this.
        await findings.record(told, request.address, now()).catch((error: unknown) => {
          logger.warn('what PMU sends otherwise could not be noted', { reason: String(error) });
        });
      }
    },
  };
}
