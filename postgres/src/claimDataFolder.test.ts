import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { claimFile, claimState, type PostgresClaim } from './claimDataFolder';
import { processStart } from './processStart';

/** An address where nothing listens. */
const SILENT = 'postgres://postgres@127.0.0.1:1/postgres';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'galopin-claim-'));
  mkdirSync(path.dirname(claimFile(dataDir)), { recursive: true });
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const claim = (content: PostgresClaim) => writeFileSync(claimFile(dataDir), JSON.stringify(content));
const started = () => processStart(process.pid) ?? '';

describe('a claim on a data folder', () => {
  it('holds while its process lives, however long the database is silent', async () => {
    claim({ pid: process.pid, started: started(), url: SILENT });
    await expect(claimState(dataDir)).resolves.toBe('serving');
  });

  it('holds while its process is still starting', async () => {
    claim({ pid: process.pid, started: started() });
    await expect(claimState(dataDir)).resolves.toBe('starting');
  });

  it('is worth nothing once its number belongs to another process', async () => {
    claim({ pid: process.pid, started: '1', url: SILENT });
    await expect(claimState(dataDir)).resolves.toBe('free');
  });

  it('is worth nothing once its process has ended', async () => {
    const ended = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
    await once(ended, 'exit');
    claim({ pid: ended.pid ?? 0, started: started(), url: SILENT });
    await expect(claimState(dataDir)).resolves.toBe('free');
  });

  it('without a start time is held to its address', async () => {
    claim({ pid: process.pid, url: SILENT });
    await expect(claimState(dataDir)).resolves.toBe('free');
  });
});

describe('the start of a process', () => {
  it('is the same at every look', () => {
    expect(processStart(process.pid)).toMatch(/^\d+$/);
    expect(processStart(process.pid)).toBe(processStart(process.pid));
  });

  it('is not known of a process that is not there', () => {
    expect(processStart(2 ** 22 + 1)).toBeUndefined();
  });
});
