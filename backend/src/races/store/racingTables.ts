import type { ColumnType } from '@galopin/shared/dictionary';
import { sql, type Kysely } from 'kysely';

/** PostgreSQL type of each type of the dictionary. Decimals are kept as doubles, which hold two places exactly enough. */
export const SQL_TYPES: Readonly<Record<ColumnType, string>> = {
  bigint: 'bigint',
  int: 'integer',
  smallint: 'smallint',
  double: 'double precision',
  'decimal(2,0)': 'smallint',
  'decimal(5,2)': 'double precision',
  text: 'text',
  date: 'date',
  time: 'time(0)',
  timestamp: 'timestamp(0)',
};

/**
 * Columns of the dictionary at the first release. They stay as they are: a new database and one of that day must come
 * to the same tables, by the migrations since.
 */
const RACE_DICTIONARY = `
  "id" bigint NOT NULL, "comp" integer NOT NULL, "jour" date NOT NULL, "heure" time(0), "hippo" text, "reun"
  text, "prix" double precision, "prixnom" text, "meteo" text, "typec" text, "partant" text, "handi" text,
  "reclam" text, "dist" text, "groupe" text, "sex" text, "corde" text, "age" text, "autos" text, "cheque" text,
  "europ" text, "quinte" double precision, "natpis" text, "amat" text, "courseabc" text, "pistegp" text, "arriv"
  text, "lice" text, "temperature" integer, "forceVent" integer, "directionVent" text NOT NULL,
  "nebulositeLibelleCourt" text NOT NULL, "condi" text, "url" text NOT NULL, "tempscourse" text NOT NULL,
  "updatedAt" timestamp(0), "createdAt" timestamp(0), "devise" text, "ref" text`;
const RUNNER_DICTIONARY = `
  "id" bigint NOT NULL, "comp" integer NOT NULL, "jour" date NOT NULL, "hippo" text NOT NULL, "numcourse" bigint
  NOT NULL, "cl" text NOT NULL, "dist" smallint NOT NULL, "partant" integer NOT NULL, "typec" text NOT NULL,
  "cheque" text NOT NULL, "numero" smallint NOT NULL, "cheval" text NOT NULL, "sexe" text NOT NULL, "age"
  integer NOT NULL, "cotedirect" double precision NOT NULL, "coteprob" double precision NOT NULL, "recence"
  integer NOT NULL, "ecurie" text NOT NULL, "distpoids" text, "ecar" text NOT NULL, "redkm" text NOT NULL,
  "redkmInt" text NOT NULL, "corde" smallint NOT NULL, "defoeil" text NOT NULL, "defoeilPrec" text NOT NULL,
  "recul" smallint, "gains" text NOT NULL, "musiquept" text NOT NULL, "musiqueche" text NOT NULL, "m1" integer,
  "m2" integer, "m3" integer, "m4" integer, "m5" integer, "m6" integer, "jockey" text NOT NULL, "musiquejoc"
  text NOT NULL, "montesdujockeyjour" text NOT NULL, "couruejockeyjour" text NOT NULL, "victoirejockeyjour" text
  NOT NULL, "entraineur" text NOT NULL, "musiqueent" text NOT NULL, "monteentraineurjour" integer NOT NULL,
  "courueentraineurjour" integer NOT NULL, "victoireentraineurjour" integer NOT NULL, "coursescheval" integer
  NOT NULL, "victoirescheval" integer NOT NULL, "placescheval" integer NOT NULL, "coursesentraineur" integer NOT
  NULL, "victoiresentraineur" integer NOT NULL, "placeentraineur" integer NOT NULL, "coursesjockey" integer NOT
  NULL, "victoiresjockey" integer NOT NULL, "placejockey" integer NOT NULL, "dernierhippo" text, "dernierealloc"
  text, "derniernbpartants" text, "dernieredist" text, "derniereplace" text, "dernierecote" text, "dernierJoc"
  text, "dernierEnt" text, "dernierProp" text, "dernierRedKm" text, "proprietaire" text NOT NULL,
  "nbcoursepropjour" integer NOT NULL, "poidmont" text NOT NULL, "pourcVictJock" double precision NOT NULL,
  "pourcPlaceJock" double precision NOT NULL, "pourcVictCheval" double precision NOT NULL, "pourcPlaceCheval"
  double precision NOT NULL, "pourcVictEnt" double precision NOT NULL, "pourcPlaceEnt" double precision NOT
  NULL, "pourcVictEntHippo" double precision NOT NULL, "pourcVictJockHippo" double precision NOT NULL,
  "pourcPlaceEntHippo" double precision NOT NULL, "pourcPlaceJockHippo" double precision NOT NULL,
  "pourcVictChevalHippo" double precision NOT NULL, "pourcPlaceChevalHippo" double precision NOT NULL,
  "nbrCourseJockHippo" integer NOT NULL, "nbrCourseEntHippo" integer NOT NULL, "nbrCourseChevalHippo" integer
  NOT NULL, "nbCourseCouple" integer NOT NULL, "nbVictCouple" integer NOT NULL, "nbPlaceCouple" integer NOT
  NULL, "TxVictCouple" double precision NOT NULL, "TxPlaceCouple" double precision NOT NULL,
  "nbCourseCoupleHippo" integer NOT NULL, "nbVictCoupleHippo" integer NOT NULL, "nbPlaceCoupleHippo" integer NOT
  NULL, "TxVictCoupleHippo" double precision NOT NULL, "TxPlaceCoupleHippo" double precision NOT NULL, "pere"
  text NOT NULL, "mere" text NOT NULL, "peremere" text NOT NULL, "commen" text NOT NULL, "gainsCarriere" integer
  NOT NULL, "gainsVictoires" integer NOT NULL, "gainsPlace" integer NOT NULL, "gainsAnneeEnCours" integer NOT
  NULL, "gainsAnneePrecedente" integer NOT NULL, "jumentPleine" smallint NOT NULL, "engagement" smallint NOT
  NULL, "handicapDistance" integer NOT NULL, "handicapPoids" integer NOT NULL, "indicateurInedit" smallint NOT
  NULL, "tempstot" text NOT NULL, "vha" text NOT NULL, "recordG" text, "recordGint" integer NOT NULL, "txreclam"
  text NOT NULL, "dernierTxreclam" text NOT NULL, "createdat" timestamp(0), "updatedat" timestamp(0),
  "rangTxVictJock" integer NOT NULL, "rangTxVictCheval" integer NOT NULL, "rangTxVictEnt" integer NOT NULL,
  "rangTxPlaceJock" integer NOT NULL, "rangTxPlaceCheval" integer NOT NULL, "rangTxPlaceEnt" integer NOT NULL,
  "rangRecordG" integer NOT NULL, "appetTerrain" smallint NOT NULL, "idChe" integer NOT NULL, "idJockey" integer
  NOT NULL, "idEntraineur" integer NOT NULL, "defFirstTime" smallint NOT NULL, "oeilFirstTime" smallint NOT
  NULL, "estSupplemente" smallint NOT NULL, "oeil" text NOT NULL, "devise" text NOT NULL, "dernierOeil" text NOT
  NULL, "coat" text NOT NULL, "country" text NOT NULL`;

function createTable(table: string, columns: string, own: readonly string[]) {
  return sql.raw(`CREATE TABLE ${table} (${[columns, ...own, 'PRIMARY KEY ("id")'].join(', ')})`);
}

const RACE_COLUMNS = [
  'source text NOT NULL',
  `reun_number integer GENERATED ALWAYS AS (CASE WHEN "reun" ~ '^[0-9]{1,4}$' THEN "reun"::integer END) STORED`,
  `race_number integer GENERATED ALWAYS AS (CASE WHEN "prix" BETWEEN 0 AND 9999 THEN "prix"::integer END) STORED`,
] as const;

const INDEXES = [
  'CREATE INDEX caractrap_day ON caractrap ("jour", reun_number, race_number)',
  'CREATE INDEX cachedate_race ON cachedate ("numcourse")',
  'CREATE INDEX cachedate_day ON cachedate ("jour")',
  'CREATE INDEX cachedate_horse ON cachedate ("idChe", "jour")',
  'CREATE INDEX cachedate_rider ON cachedate ("idJockey", "jour")',
  'CREATE INDEX cachedate_trainer ON cachedate ("idEntraineur", "jour")',
] as const;

/**
 * The tables of races, runners and arrivals of the first release. Columns the dictionary gains later need a migration
 * of their own.
 */
export async function createRacingTables(db: Kysely<never>): Promise<void> {
  await createTable('caractrap', RACE_DICTIONARY, RACE_COLUMNS).execute(db);
  await createTable('cachedate', RUNNER_DICTIONARY, ['source text NOT NULL']).execute(db);
  for (const index of INDEXES) await sql.raw(index).execute(db);
  await sql`
    CREATE TABLE arrivals (
      jour date NOT NULL,
      reun integer NOT NULL,
      prix integer NOT NULL,
      ordre text NOT NULL,
      statut text,
      categorie_statut text,
      definitive boolean,
      updated_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (jour, reun, prix)
    )`.execute(db);
  await sql`
    CREATE TABLE demo_worlds (
      generation integer PRIMARY KEY,
      seed text NOT NULL,
      first_day date NOT NULL,
      warm_up_days integer NOT NULL,
      stored_until date
    )`.execute(db);
}
