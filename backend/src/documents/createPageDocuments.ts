import {
  paths,
  type DocumentPageName,
  type EntityKind,
  type PageAddresses,
  type PageDocument,
} from '@galopin/shared/contracts';
import { addDays, formatDay } from '@galopin/shared/lib';
import { readRaces } from '@galopin/shared/racing';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { PUBLIC_MEETING } from '../races/publicMeeting';
import { createRaceRepository } from '../races/createRaceRepository';
import { ENTITY_COLUMN } from '../entities/outcomeSql';
import { describeEntity, type EntityTold } from './describeEntity';
import { describeRace } from './describeRace';
import { fitDescription } from './fitDescription';
import { fr } from './i18n/fr';

/** Which page: `id` where it has one, the day (UTC, `YYYY-MM-DD`) it is about. */
export interface PageQuery {
  readonly id?: number;
  readonly jour: string;
}

export interface PageDocuments {
  /** Undefined when nothing is stored under the id, and for a page of one thing without an id. */
  describe(page: DocumentPageName, query: PageQuery): Promise<PageDocument | undefined>;
  /** Pages worth finding: the main ones, and races of a day and the next, of the meeting that is listed for everybody. */
  addresses(jour: string): Promise<PageAddresses>;
}

/** Races a site map names; a day has some hundred. */
const MOST_RACES = 2000;
const NAME_COLUMN = { horse: 'cheval', jockey: 'jockey', trainer: 'entraineur' } as const;

/** Reads what documents say of pages: a row or two each, by index. */
export function createPageDocuments(db: Kysely<Database>): PageDocuments {
  const races = createRaceRepository(db);

  async function race(id: number): Promise<PageDocument | undefined> {
    const row = await races.raceById(id);
    const [found] = readRaces(row === undefined ? [] : [row]);
    return found && describeRace(found, await isCancelled(db, id));
  }

  async function entity(kind: EntityKind, id: number): Promise<PageDocument | undefined> {
    const told = (await newest(db, kind, id, true)) ?? (await newest(db, kind, id, false));
    return told && describeEntity(kind, told);
  }

  return {
    async describe(page, { id, jour }) {
      if (page === 'home') return describeHome(await countDay(db, jour), jour);
      if (page === 'tips') return describeTips(jour);
      if (page === 'guide') return GUIDE;
      if (id === undefined) return undefined;
      return page === 'race' ? race(id) : entity(page, id);
    },
    async addresses(jour) {
      const listed = db.selectFrom('caractrap').select('id').where('reun_number', '=', PUBLIC_MEETING);
      const days = listed.where('jour', '>=', jour).where('jour', '<=', addDays(jour, 1));
      const inOrder = days.orderBy(['jour', 'reun_number', 'race_number', 'id']);
      const rows = await inOrder.limit(MOST_RACES).execute();
      const main = [paths.home.to(), paths.tips.to(), paths.guide.to()];
      return { paths: [...main, ...rows.map(({ id }) => paths.race.to(id))] };
    },
  };
}

const website = (title: string, description: string): PageDocument => ({
  title,
  description,
  type: 'website',
  data: null,
});
const GUIDE = website(fr.guide.title, fr.guide.description);

function describeHome({ races, meetings }: DayCounts, jour: string): PageDocument {
  const { title, racesOf, more, none } = fr.home;
  return website(title, races === 0 ? none : fitDescription(racesOf(formatDay(jour), races, meetings), more));
}

function describeTips(jour: string): PageDocument {
  const day = formatDay(jour);
  return website(fr.tips.title(day), fr.tips.description(day));
}

interface DayCounts {
  readonly races: number;
  readonly meetings: number;
}

function countDay(db: Kysely<Database>, jour: string): Promise<DayCounts> {
  const meetings = db.fn.count<number>('reun').distinct().as('meetings');
  const races = db.selectFrom('caractrap').where('jour', '=', jour);
  return races.select([db.fn.countAll<number>().as('races'), meetings]).executeTakeFirstOrThrow();
}

async function isCancelled(db: Kysely<Database>, id: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from caractrap as race join arrivals
      on (arrivals.jour, arrivals.reun, arrivals.prix) = (race."jour", race.reun_number, race.race_number)
    where race."id" = ${id}
      and (arrivals.categorie_statut = 'ANNULEE' or arrivals.statut = 'COURSE_ANNULEE')`.execute(db);
  return rows.length > 0;
}

/** The newest row, among those with a name or among all. */
async function newest(db: Kysely<Database>, kind: EntityKind, id: number, isNamed: boolean) {
  const name = sql.ref(NAME_COLUMN[kind]);
  const { rows } = await sql<EntityTold>`
    select btrim(${name}) as name, "sexe" as sex, coalesce("age", 0) as age, btrim("pere") as sire,
      btrim("mere") as dam, btrim("entraineur") as trainer
    from cachedate where ${sql.ref(ENTITY_COLUMN[kind])} = ${id} ${isNamed ? sql`and btrim(${name}) <> ''` : sql``}
    order by "jour" desc, "numcourse" desc limit 1`.execute(db);
  return rows[0];
}
