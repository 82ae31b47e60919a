import { paths, type DocumentPageName, type EntityKind, type PageDocument } from '@galopin/shared/contracts';
import { formatDay } from '@galopin/shared/lib';
import { racePageTitle, readRaces, type Race } from '@galopin/shared/racing';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { PUBLIC_MEETING } from '../races/publicMeeting';
import { createRaceRepository } from '../races/createRaceRepository';
import { findMovedId, findMovedRaceId } from '../ingest/identity/findMovedId';
import { ENTITY_COLUMN } from '../entities/outcomeSql';
import { describeEntity, type EntityTold } from './describeEntity';
import { describeRace } from './describeRace';
import { shareCardOf, type ShareCard } from './shareCardOf';
import { fitDescription } from './fitDescription';
import { fr } from './i18n/fr';
import { breadcrumbs, graphOf, type Thing } from './structuredData';

/** Which page: `id` where it has one, the day (UTC, `YYYY-MM-DD`) it is about. */
export interface PageQuery {
  readonly id?: number;
  readonly jour: string;
}

export interface PageDocuments {
  /** Undefined when nothing is stored under the id, and for a page of one thing without an id. */
  describe(page: DocumentPageName, query: PageQuery): Promise<PageDocument | undefined>;
  /** Undefined for a race that is not stored. */
  shareCard(raceId: number): Promise<ShareCard | undefined>;
}

/** Races of the first page that are named; a meeting has about nine. */
const MOST_RACES = 20;
const NAME_COLUMN = { horse: 'cheval', jockey: 'jockey', trainer: 'entraineur' } as const;

/** Reads what documents say of pages: a row or two each, by index. */
export function createPageDocuments(db: Kysely<Database>): PageDocuments {
  const races = createRaceRepository(db);

  async function read(id: number): Promise<Race | undefined> {
    const row = await races.raceById(id);
    return readRaces(row === undefined ? [] : [row])[0];
  }

  async function race(id: number): Promise<PageDocument | undefined> {
    const found = await read(id);
    if (found !== undefined) return describeRace(found, await isCancelled(db, id));
    const moved = await findMovedRaceId(db, id);
    return moved === null ? undefined : movedTo('race', moved, await race(moved));
  }

  async function entity(kind: EntityKind, id: number): Promise<PageDocument | undefined> {
    const told = (await newest(db, kind, id, true)) ?? (await newest(db, kind, id, false));
    if (told !== undefined) return describeEntity(kind, id, told);
    const moved = await findMovedId(db, kind, id);
    return moved === null ? undefined : movedTo(kind, moved, await entity(kind, moved));
  }

  /** The races of a day that are listed for everybody. */
  async function listed(jour: string): Promise<readonly Race[]> {
    const reun = String(PUBLIC_MEETING);
    const rows = await races.racesOfDay({ jour, reun, sort: [], limit: MOST_RACES });
    return readRaces(rows).toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0));
  }

  return {
    async describe(page, { id, jour }) {
      if (page === 'home') return describeHome(await countDay(db, jour), await listed(jour), jour);
      if (page === 'tips') return describeTips(jour);
      if (page === 'guide') return GUIDE;
      if (id === undefined) return undefined;
      return page === 'race' ? race(id) : entity(page, id);
    },
    async shareCard(raceId) {
      const found = await read(raceId);
      return found && shareCardOf(found);
    },
  };
}

const movedTo = (page: EntityKind | 'race', id: number, document: PageDocument | undefined) =>
  document && { ...document, movedTo: document.movedTo ?? paths[page].to(id) };

const website = (title: string, description: string, ...things: readonly Thing[]): PageDocument => ({
  title,
  description,
  type: 'website',
  image: null,
  data: graphOf(...things),
});
const { title: GUIDE_TITLE, description: GUIDE_DESCRIPTION } = fr.guide;
const GUIDE = website(
  GUIDE_TITLE,
  GUIDE_DESCRIPTION,
  {
    '@type': 'Article',
    headline: GUIDE_TITLE,
    description: GUIDE_DESCRIPTION,
    url: paths.guide.to(),
    inLanguage: 'fr',
    isAccessibleForFree: true,
  },
  breadcrumbs(GUIDE_TITLE),
);

function describeHome({ races, meetings }: DayCounts, listed: readonly Race[], jour: string): PageDocument {
  const { title, racesOf, more, none } = fr.home;
  const description = races === 0 ? none : fitDescription(racesOf(formatDay(jour), races, meetings), more);
  const site = { '@type': 'WebSite', name: fr.site, url: paths.home.to(), inLanguage: 'fr' };
  return website(title, description, site, ...(listed.length === 0 ? [] : [listOf(listed)]));
}

const listOf = (races: readonly Race[]): Thing => ({
  '@type': 'ItemList',
  itemListElement: races.map((race, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: racePageTitle(race, fr.race.untitled),
    url: paths.race.to(race.id),
  })),
});

function describeTips(jour: string): PageDocument {
  const day = formatDay(jour);
  const title = fr.tips.title(day);
  return website(title, fr.tips.description(day), breadcrumbs(title));
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
