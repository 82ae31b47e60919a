import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Ledger } from '../ledger/createLedger';
import type { ReleasePointer } from '../ledger/ReleaseState';
import { fakeRemote } from '../testing/fakeBuild';
import { createLiveRelease, type LiveReleaseHolder } from './createLiveRelease';
import type { LiveRelease } from './LiveRelease';

const { artifact } = fakeRemote('mf-x', ['/X']);
const onDistrust = jest.fn();
const log = { error: jest.fn(), warn: jest.fn(), info: jest.fn() };

/** Releases that carry no good signature. */
const forged = new Set<number>();
const findFault = ({ pointer }: LiveRelease) => (forged.has(pointer.state.release) ? 'forged' : undefined);

function pointerAt(release: number): ReleasePointer {
  const names = { 'mf-x': { active: artifact.buildId } };
  return { environment: 'production', state: { release, names }, hash: `hash-${release}` };
}

describe('createLiveRelease', () => {
  let folder: string;
  let snapshotFile: string;
  let answer: () => Promise<ReleasePointer>;
  let live: LiveReleaseHolder;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'live-'));
    snapshotFile = path.join(folder, 'delivery', 'current.json');
    answer = () => Promise.resolve(pointerAt(1));
    forged.clear();
    live = open();
  });
  afterEach(async () => {
    await live.stop();
    await rm(folder, { recursive: true, force: true });
  });

  function open() {
    const ledger = {
      environment: 'production',
      readPointer: () => answer(),
      readBuild: () => Promise.resolve({ artifact, state: 'committed', digest: artifact.digest }),
    } as unknown as Ledger;
    return createLiveRelease({
      ledger,
      migrate: () => Promise.resolve(),
      snapshotFile,
      findFault,
      onDistrust,
      log,
    });
  }
  const away = () => Promise.reject(new Error('away'));
  const release = () => live.current().pointer.state.release;

  it('serves what the ledger says and writes it to disk', async () => {
    await live.start();
    expect(release()).toBe(1);
    expect(JSON.parse(await readFile(snapshotFile, 'utf8'))).toMatchObject({
      schema: 1,
      builds: [{ name: 'mf-x' }],
    });
  });

  it('starts from disk while the database is away, and follows it when it is back', async () => {
    await live.start();
    await live.stop();
    answer = away;
    live = open();
    await live.start();
    expect([release(), live.database()]).toEqual([1, 'away']);
    answer = () => Promise.resolve(pointerAt(2));
    await live.refresh();
    expect(release()).toBe(2);
  });

  it('sees by itself what another node released', async () => {
    await live.start();
    const seen = new Promise<number>((resolve) => {
      live.onChange(({ pointer }) => pointer.state.release === 2 && resolve(2));
    });
    answer = () => Promise.resolve(pointerAt(2));
    expect(await seen).toBe(2);
  });

  it('never lets an older reading replace a newer one', async () => {
    await live.start();
    let finishFirst = (_pointer: ReleasePointer): void => undefined;
    answer = () => new Promise((resolve) => (finishFirst = resolve));
    const first = live.refresh();
    const second = live.refresh();
    await Promise.resolve();
    answer = () => Promise.resolve(pointerAt(3));
    finishFirst(pointerAt(2));
    await Promise.all([first, second]);
    expect(release()).toBe(3);
  });

  it('goes on without a snapshot that cannot be read', async () => {
    await live.start();
    await live.stop();
    await writeFile(snapshotFile, '{"schema":1');
    answer = away;
    live = open();
    await live.start();
    expect(release()).toBe(0);
    expect(log.warn).toHaveBeenCalled();
  });

  it('keeps what serves when a refresh fails', async () => {
    await live.start();
    answer = away;
    await expect(live.refresh()).rejects.toThrow('away');
    expect(release()).toBe(1);
  });

  it('serves on what it trusts when the pointer is forged, until a genuine one comes', async () => {
    await live.start();
    forged.add(2);
    answer = () => Promise.resolve(pointerAt(2));
    await expect(live.refresh()).rejects.toThrow('release 2 of production is not trusted: forged');
    expect(release()).toBe(1);
    answer = () => Promise.resolve(pointerAt(3));
    await live.refresh();
    expect(release()).toBe(3);
  });

  it('notices a pointer that was changed behind its hash', async () => {
    await live.start();
    forged.add(1);
    await live.refresh();
    answer = () => Promise.resolve({ ...pointerAt(1), signature: 'another' });
    await expect(live.refresh()).rejects.toThrow('not trusted');
    expect(release()).toBe(1);
  });

  it('refuses an old pointer that was put back with its signature', async () => {
    answer = () => Promise.resolve(pointerAt(2));
    await live.start();
    answer = () => Promise.resolve(pointerAt(1));
    await expect(live.refresh()).rejects.toThrow('it is release 1, but 2 served already');
    expect(release()).toBe(2);
  });

  it('tells that the ledger is not trusted, once', async () => {
    forged.add(1);
    await live.start();
    expect([release(), live.database()]).toEqual([0, 'not trusted']);
    await expect(live.refresh()).rejects.toThrow('forged');
    expect(onDistrust).toHaveBeenCalledTimes(1);
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  it('serves nothing from a snapshot that was changed', async () => {
    await live.start();
    await live.stop();
    forged.add(1);
    answer = away;
    live = open();
    await live.start();
    expect([release(), live.database()]).toEqual([0, 'away']);
  });
});
