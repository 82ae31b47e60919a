import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadParseKeys } from './loadParseKeys';

describe('the keys of Parse', () => {
  let dataDir: string;

  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'galopin-keys-'));
  });

  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it('are made once, kept for the owner alone, and overridden by what is given', () => {
    const first = loadParseKeys(dataDir, {});
    expect(loadParseKeys(dataDir, {})).toEqual(first);
    expect(loadParseKeys(dataDir, { masterKey: 'mine' })).toEqual({ ...first, masterKey: 'mine' });
    expect(statSync(path.join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(first.masterKey).not.toBe(first.javascriptKey);
  });

  it('are not made where all are given', () => {
    const given = { appId: 'a', javascriptKey: 'b', masterKey: 'c' };
    expect(loadParseKeys(path.join(dataDir, 'nowhere'), given)).toEqual(given);
  });

  it('name a file that cannot be understood', () => {
    writeFileSync(path.join(dataDir, 'secrets.json'), '{}');
    expect(() => loadParseKeys(dataDir, {})).toThrow('secrets.json does not hold');
  });

  it('name a folder that cannot be written, and what is wanted', () => {
    const file = path.join(dataDir, 'a-file');
    writeFileSync(file, '');
    expect(() => loadParseKeys(path.join(file, 'data'), {})).toThrow(
      `DATA_DIR=${path.join(file, 'data')} cannot be written (ENOTDIR): a folder that this user may write`,
    );
    expect(() => loadParseKeys(file, {})).toThrow(`DATA_DIR=${file} cannot be written (EEXIST)`);
  });
});
