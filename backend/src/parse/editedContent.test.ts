import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { GuideArticle, Tip } from '@galopin/shared/contracts';
import { NO_SELLER } from '@galopin/shared/lib';
import { startTestPostgres, type TestPostgres } from '@galopin/postgres';
import pg from 'pg';
import { NO_DAY } from '../changes/ChangeFeed';
import { LEGAL_TEXTS } from '../legal/i18n/legalTexts';
import { createTestTokens } from '../testing/testTokens';
import { createParse, type ParseService } from './createParse';

const DAY = '2026-12-24';

const tip = (raceId: number, text: string): Tip => ({
  raceId,
  jour: DAY,
  meeting: 1,
  race: raceId,
  racecourse: 'Vincennes',
  raceName: 'Prix de Cornulier',
  quinte: false,
  title: '',
  text,
  base: [4],
  regular: [],
  outsiders: [],
  favourite: null,
  selection: [4, 7],
});

describe('what the site’s own editor publishes', () => {
  let postgres: TestPostgres;
  let parse: ParseService;
  let announced: string[] = [];
  const folder = mkdtempSync(`${tmpdir()}/galopin-edited-`);
  const home = process.cwd();

  beforeAll(async () => {
    process.chdir(folder);
    const [database, tokens] = await Promise.all([startTestPostgres(), createTestTokens()]);
    postgres = database;
    parse = createParse({
      databaseUrl: postgres.url,
      keys: { appId: 'galopin', javascriptKey: 'public-key', masterKey: 'master-key' },
      serverUrl: 'http://localhost:3000/parse',
      verifier: tokens.verifier,
      startTimes: () => Promise.resolve(new Map()),
      withPayment: (member) => Promise.resolve(member),
      onChange: (day) => void announced.push(day),
      now: Date.now,
      logger: { warn: () => undefined, error: () => undefined },
    });
    await parse.start();
  }, 60_000);
  afterAll(async () => {
    process.chdir(home);
    await parse.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true });
  });

  it('on a race stays, whatever a source gives for the day', async () => {
    const texts = async () => (await parse.tips.ofDay(DAY)).map(({ raceId, text }) => [raceId, text]);
    const notes = [{ number: 4, text: 'En forme.' }];
    await parse.tips.replace(DAY, 'demo', [tip(1, 'a'), tip(2, 'b')]);
    await parse.tips.replace(DAY, 'club', [tip(1, 'c')]);
    await parse.tips.publish({ ...tip(1, 'edited'), notes });
    await parse.tips.withdraw(DAY, 2);
    await parse.tips.publish(tip(3, 'new'));
    await parse.tips.replace(DAY, 'demo', [tip(1, 'again'), tip(2, 'again')]);
    expect(await texts()).toEqual([
      [1, 'edited'],
      [3, 'new'],
    ]);
    expect((await parse.tips.ofDay(DAY))[0]?.notes).toEqual(notes);
    await parse.tips.publish(tip(2, 'back'));
    expect(await texts()).toContainEqual([2, 'back']);
  });

  it('in the guide is there until it is withdrawn', async () => {
    const article: GuideArticle = {
      slug: 'cotes',
      title: 'Les cotes',
      summary: '',
      body: 'Un.',
      position: 4,
    };
    await parse.guide.publish(article);
    expect(await parse.guide.find('cotes')).toEqual(article);
    expect(await parse.guide.published()).toEqual([article]);
    await parse.guide.withdraw('cotes');
    expect(await parse.guide.find('cotes')).toBeUndefined();
    expect(await parse.guide.published()).toEqual([]);
  });

  it('on a legal page is not replaced at the next start', async () => {
    const page = { slug: 'cgv', title: 'Conditions', body: 'Un texte.' };
    await parse.legal.publish(page);
    await parse.legal.addMissing(LEGAL_TEXTS);
    expect(await parse.legal.find('cgv')).toEqual(page);
  });

  it('of the seller is one identity', async () => {
    expect(await parse.seller.find()).toBeUndefined();
    await parse.seller.publish({ ...NO_SELLER, name: 'Galopin' });
    await parse.seller.publish({ ...NO_SELLER, name: 'Galopin SAS' });
    expect(await parse.seller.find()).toEqual({ ...NO_SELLER, name: 'Galopin SAS' });
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query('select name from "SellerIdentity"');
    await client.end();
    expect(rows).toEqual([{ name: 'Galopin SAS' }]);
  });

  it('is announced once visitors can read it, whoever wrote it', async () => {
    const when = async (write: () => Promise<void>) => {
      announced = [];
      await write();
      return [...new Set(announced)];
    };
    const day = '2026-12-25';
    const christmas = { ...tip(9, 'a'), jour: day };
    const { raceId, jour, meeting, race, racecourse, raceName } = christmas;
    const synthesis = { raceId, jour, meeting, race, racecourse, raceName, titles: [] };
    const article = { slug: 'annonce', title: 'Annonce', summary: '', body: '', position: 1 };
    expect(await when(() => parse.tips.publish(christmas))).toEqual([day]);
    expect(await when(() => parse.tips.withdraw(day, 9))).toEqual([day]);
    expect(await when(() => parse.press.replace(day, 'press', [synthesis]))).toEqual([day]);
    expect(await when(() => parse.press.replace(day, 'press', [synthesis]))).toEqual([]);
    expect(await when(() => parse.press.replace(day, 'press', []))).toEqual([day]);
    expect(await when(() => parse.guide.publish(article))).toEqual([NO_DAY]);
    expect(await when(() => parse.guide.withdraw('annonce'))).toEqual([NO_DAY]);
    expect(await when(() => parse.seller.publish(NO_SELLER))).toEqual([NO_DAY]);
    const [page] = LEGAL_TEXTS;
    if (page === undefined) throw new Error('There is no legal text.');
    expect(await when(() => parse.legal.publish(page))).toEqual([NO_DAY]);
    expect(await when(async () => void (await parse.members.find('nobody')))).toEqual([]);
  });
});
