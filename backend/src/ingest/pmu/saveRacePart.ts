import { isDeepStrictEqual } from 'node:util';
import { CACHEDATE_COLUMNS, CARACTRAP_COLUMNS } from '@galopin/shared/dictionary';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/Database';
import { inTransaction } from '../../database/inTransaction';
import { saveArrivals } from '../../races/store/saveArrivals';
import { saveIncidents } from '../../races/store/saveIncidents';
import { savePress } from '../../races/store/pressSelections';
import { saveRaceDetails } from '../../races/store/raceDetails';
import { saveOdds } from '../../races/store/saveOdds';
import { savePayouts } from '../../races/store/savePayouts';
import { formatRaceKey, type RaceKey } from '../../races/store/RaceKey';
import type { PartReport } from '../Importer';
import { applySources } from '../identity/applySources';
import { lockDays, lockNames } from '../identity/locks';
import { horseKey, personKey } from '../identity/nameKey';
import type { Cells } from '../identity/overlayRow';
import { ownRaceId } from '../identity/ownIds';
import type { Name } from '../identity/IdentityRows';
import { resolveNames } from '../identity/resolveNames';
import { withdrawRunners } from '../identity/withdrawRunners';
import { coupledEntries } from './derive/coupledEntries';
import { deriveArrival, deriveIncidents, deriveOdds } from './derive/deriveOutcome';
import { deriveDetails } from './derive/deriveDetails';
import { derivePayouts } from './derive/derivePayouts';
import { deriveRace } from './derive/deriveRace';
import { deriveRunner } from './derive/deriveRunner';
import { ranksOf, readOrder } from './derive/readOrder';
import { withdrawnRunners } from './derive/withdrawnRunners';
import { textOf, wholeOf, type Fields } from './fields';
import { dropAbsurd } from './dropAbsurd';
import { mergeDocuments } from './mergeDocuments';
import { refuseWrongRace } from './raceClues';
import { NO_DOCUMENTS, type RaceDocuments, type RacePart } from './RaceDocuments';

export const PMU = 'pmu';

/** A runner as columns, with the names that stand for its ids; a name may be empty. */
interface DerivedRunner {
  readonly numero: number;
  readonly raw: Fields;
  readonly fields: Cells;
  readonly horse: string;
  readonly rider: string;
  readonly trainer: string;
}

/** Documents of runners that are kept and not shown, by number. */
interface Withdrawn {
  readonly withdrawn?: RaceDocuments['runners'];
}

/** What is stored of a race: its documents, and the rows that were made from them. */
interface StoredRace {
  readonly documents: RaceDocuments;
  /** By number, of those that are shown. */
  readonly runners: ReadonlyMap<number, DerivedRunner>;
}

async function storedRace(db: Kysely<Database>, { jour, reun, prix }: RaceKey): Promise<StoredRace> {
  const key = sql`(${PMU}, ${jour}::date, ${reun}::integer, ${prix}::integer)`;
  const races = await sql<{ raw: Partial<RaceDocuments> & Withdrawn }>`
    SELECT raw FROM race_sources WHERE (source, jour, reun, prix) = ${key}`.execute(db);
  const runners = await sql<DerivedRunner>`
    SELECT numero, raw, fields, horse, rider, trainer FROM runner_sources WHERE (source, jour, reun, prix) = ${key}`.execute(
    db,
  );
  const { withdrawn, ...documents } = races.rows[0]?.raw ?? {};
  const shown = Object.fromEntries(runners.rows.map(({ numero, raw }) => [numero, raw]));
  return {
    documents: { ...NO_DOCUMENTS, ...documents, runners: { ...withdrawn, ...shown } },
    runners: new Map(runners.rows.map((runner) => [runner.numero, runner])),
  };
}

const yearOf = (jour: string) => Number(jour.slice(0, 4));

function deriveRunners(
  key: RaceKey,
  documents: RaceDocuments,
  race: Cells,
  onUnknown: (field: string, word: string) => void,
): readonly DerivedRunner[] {
  const incidents = new Map(deriveIncidents(documents).map(({ numero, type }) => [numero, type]));
  const ranks = ranksOf(readOrder(documents.race['ordreArrivee']));
  const stables = coupledEntries(documents.entries, documents.runners);
  return Object.entries(documents.runners).map(([number, runner]) => {
    const numero = Number(number);
    const past = documents.performances[number] ?? documents.pastRaces[textOf(runner, 'nom')] ?? [];
    const age = wholeOf(runner, 'age', 99);
    return {
      numero,
      raw: runner,
      fields: deriveRunner(numero, runner, past, { key, race, ranks, incidents, stables, onUnknown }),
      horse: horseKey({
        name: textOf(runner, 'nom'),
        dam: textOf(runner, 'nomMere'),
        sire: textOf(runner, 'nomPere'),
        idCheval: textOf(runner, 'idCheval'),
        birthYear: age === null ? undefined : yearOf(key.jour) - age,
      }),
      rider: personKey(textOf(runner, 'driver')),
      trainer: personKey(textOf(runner, 'entraineur')),
    };
  });
}

async function writeDocuments(
  db: Kysely<Database>,
  { jour, reun, prix }: RaceKey,
  documents: RaceDocuments & Withdrawn,
  race: Cells,
  runners: readonly DerivedRunner[],
): Promise<void> {
  const { runners: _, ...raw } = documents;
  await sql`
    INSERT INTO race_sources (source, jour, reun, prix, race_id, raw, fields)
    VALUES (${PMU}, ${jour}::date, ${reun}, ${prix}, ${ownRaceId({ jour, reun, prix })}, ${JSON.stringify(raw)}::jsonb,
      ${JSON.stringify(race)}::jsonb)
    ON CONFLICT (source, jour, reun, prix) DO UPDATE SET raw = excluded.raw, fields = excluded.fields`.execute(
    db,
  );
  await sql`
    INSERT INTO runner_sources (source, jour, reun, prix, numero, raw, fields, horse, rider, trainer)
    SELECT ${PMU}, ${jour}::date, ${reun}::integer, ${prix}::integer, given.*
    FROM json_to_recordset(${JSON.stringify(runners)}::json) AS given
      (numero integer, raw jsonb, fields jsonb, horse text, rider text, trainer text)
    ON CONFLICT (source, jour, reun, prix, numero) DO UPDATE SET raw = excluded.raw, fields = excluded.fields,
      horse = excluded.horse, rider = excluded.rider, trainer = excluded.trainer`.execute(db);
}

const isStored = (runner: DerivedRunner, stored: DerivedRunner | undefined) =>
  stored !== undefined && isDeepStrictEqual(JSON.parse(JSON.stringify(runner)), stored);

/** A race's documents without the runners that are no longer in it, and those. */
function split(documents: RaceDocuments) {
  const gone = withdrawnRunners(documents);
  const entries = Object.entries(documents.runners);
  const runners = Object.fromEntries(entries.filter(([numero]) => !gone.has(numero)));
  const withdrawn = Object.fromEntries(entries.filter(([numero]) => gone.has(numero)));
  return { documents: { ...documents, runners }, withdrawn };
}

/** Gives every name an id; returns what is to be said of names that fit several people. */
async function settleNames(
  db: Kysely<Database>,
  runners: readonly DerivedRunner[],
): Promise<readonly string[]> {
  const names = runners.flatMap(({ horse, rider, trainer }): Name[] => [
    { role: 'horse', name: horse },
    { role: 'rider', name: rider },
    { role: 'trainer', name: trainer },
  ]);
  const settled = await resolveNames(
    db,
    PMU,
    names.filter(({ name }) => name !== ''),
  );
  return settled
    .filter(({ fits }) => fits > 1)
    .map(({ role, name, fits, id }) => `${role} ${name} fits ${fits} ids; kept apart as ${id}`);
}

async function saveOutcome(
  db: Kysely<Database>,
  key: RaceKey,
  documents: RaceDocuments,
  given: RacePart['runners'],
) {
  const arrival = deriveArrival(key, documents);
  const changed = arrival === null ? [] : await saveArrivals(db, [arrival]);
  const hasIncidents = await saveIncidents(db, key, deriveIncidents(documents), PMU);
  const odds = await saveOdds(db, deriveOdds(key, given), PMU);
  const payouts = await savePayouts(db, derivePayouts(key, documents), PMU);
  const hasDetails = await saveRaceDetails(db, [deriveDetails(key, documents)], PMU);
  const hasPress = await savePress(db, key, documents.press ?? {}, PMU);
  const hasMore = hasIncidents || odds > 0 || payouts.length > 0 || hasDetails || hasPress;
  return { arrival: changed[0] ?? null, hasMore };
}

/**
 * Adds what PMU says of a race to what is stored, whole or not at all: documents as they came, the rows made from
 * all of them, the arrival, payouts, odds and incidents. The same part again changes nothing, parts may come in any
 * order and from several processes at once.
 * @param isClaimed what the part says itself may contradict the race it was given for
 * @throws RangeError for a race outside 2000 to 2109 or numbered over 99, WrongRaceError for a part of another race,
 * the database's error when it refuses
 */
export async function saveRacePart(
  db: Kysely<Database>,
  key: RaceKey,
  part: RacePart,
  isClaimed = false,
): Promise<PartReport> {
  ownRaceId(key);
  return inTransaction(db, async (transaction) => {
    await lockDays(transaction, [key.jour]);
    await lockNames(transaction);
    const stored = await storedRace(transaction, key);
    if (isClaimed) refuseWrongRace(key, stored.documents, part);
    const { documents, withdrawn } = split(mergeDocuments(stored.documents, part));
    const words = new Set<string>();
    const onUnknown = (field: string, word: string) =>
      void words.add(`${field} ${word} is not known; kept as it came`);
    const onAbsurd = (text: string) => void words.add(text);
    const race = dropAbsurd(CARACTRAP_COLUMNS, deriveRace(key, documents, onUnknown), onAbsurd);
    const runners = deriveRunners(key, documents, race, onUnknown).map((runner) => ({
      ...runner,
      fields: dropAbsurd(CACHEDATE_COLUMNS, runner.fields, onAbsurd),
    }));
    const changed = runners.filter((runner) => !isStored(runner, stored.runners.get(runner.numero)));
    await writeDocuments(transaction, key, { ...documents, withdrawn }, race, changed);
    const gone = await withdrawRunners(transaction, PMU, key, Object.keys(withdrawn).map(Number));
    // Most parts are of the race alone: its runners' rows, most of the work, stay as they are.
    const areRunnersNew = changed.length > 0 || gone > 0;
    // Names keep their id whether their runner is shown or not, and so whatever came first.
    const hidden = deriveRunners(key, { ...documents, runners: withdrawn }, race, onUnknown);
    const names = await settleNames(transaction, [...runners, ...hidden]);
    const applied = await applySources(transaction, key, areRunnersNew);
    const counts = {
      ...applied,
      runners: { ...applied.runners, updated: applied.runners.updated + gone },
    };
    const outcome = await saveOutcome(transaction, key, documents, part.runners);
    const isBare = Object.keys(documents.race).length === 0;
    const waits = isBare
      ? [`${formatRaceKey(key)} has no programme yet: what only that knows stays empty`]
      : [];
    return { ...counts, ...outcome, notices: [...words, ...names, ...waits] };
  });
}
