import type { Alert } from '@galopin/shared/server';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { manualSchedule } from '../testing/manualSchedule';
import { keepOwners } from './keepOwners';
import { openOwnersFile, type OwnersFile } from './openOwnersFile';

const team = { remotes: ['mf-races'], environments: ['staging'] };
const text = (...teams: readonly string[]) =>
  JSON.stringify({ teams: Object.fromEntries(teams.map((name) => [name, team])), onCall: [] });

describe('the owners file while delivery runs', () => {
  let folder: string;
  let file: string;
  let owners: OwnersFile;
  const teams = () => Object.keys(owners.current().teams);

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'owners-'));
    file = path.join(folder, 'owners.json');
    await writeFile(file, text('races'));
    owners = await openOwnersFile(file);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is in force once two looks have found the same change', async () => {
    expect(await owners.look()).toBe('same');
    await writeFile(file, text('races', 'meteo'));
    expect(await owners.look()).toBe('same');
    expect(teams()).toEqual(['races']);
    expect(await owners.look()).toBe('taken');
    expect(teams()).toEqual(['races', 'meteo']);
    expect(await owners.look()).toBe('same');
  });

  it('is left as it was while half of it is written, and nobody is troubled', async () => {
    const next = text('races', 'meteo');
    const news: unknown[] = [];
    for (const half of ['', next.slice(0, 20), next.slice(0, -1)]) {
      await writeFile(file, half);
      news.push(await owners.look());
    }
    await rm(file);
    news.push(await owners.look());
    await writeFile(`${file}.new`, next);
    await rename(`${file}.new`, file);
    news.push(await owners.look());
    expect(new Set(news)).toEqual(new Set(['same']));
    expect(teams()).toEqual(['races']);
    expect(await owners.look()).toBe('taken');
  });

  it('stays in force where the new one is faulty or gone, and each is told once', async () => {
    const twice = async () => [await owners.look(), await owners.look(), await owners.look()];
    await writeFile(file, JSON.stringify({ teams: { Races: team }, onCall: ['nobody'] }));
    expect(await twice()).toEqual(['same', { fault: expect.stringContaining('cannot be used') }, 'same']);
    await rm(file);
    expect(await twice()).toEqual(['same', { fault: expect.stringContaining('cannot be read') }, 'same']);
    expect(teams()).toEqual(['races']);
    await writeFile(file, text('races'));
    expect(await twice()).toEqual(['same', 'taken', 'same']);
  });

  it('is not opened when it is not there or faulty', async () => {
    await expect(openOwnersFile(path.join(folder, 'none.json'))).rejects.toThrow('cannot be read');
    await writeFile(file, '{"teams": {"Races": {}}, "onCall": [7]}');
    await expect(openOwnersFile(file)).rejects.toThrow(/teams\.Races[\s\S]*onCall\.0/);
  });

  it('alerts people to a faulty one, without what it holds of them', async () => {
    const { schedule, turn } = manualSchedule();
    const sent: Omit<Alert, 'at'>[] = [];
    const app = fastify();
    const alert = async (about: Omit<Alert, 'at'>) => void sent.push(about);
    keepOwners(app, { owners, alert, environment: 'production', schedule });
    const members = ['ann@demo', 'bob'];
    await writeFile(file, JSON.stringify({ teams: { races: { ...team, members } }, onCall: [] }));
    for (let at = 0; at < 3; at += 1) await turn();
    expect(sent).toEqual([
      {
        kind: 'owners',
        environment: 'production',
        text: expect.stringMatching(/the one before stays in force: .*members\.0: found .*members\.1: found/),
      },
    ]);
    expect(sent[0]?.text).not.toMatch(/ann@|bob|\n/);
    await app.close();
  });
});
