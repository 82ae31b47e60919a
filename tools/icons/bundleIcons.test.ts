import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleIcons, BUNDLE_FILE, readIconSet } from './bundleIcons';
import { readIcon } from './readIcon';

const repository = path.resolve(__dirname, '../..');
const set = readIconSet();
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'icons-'));
  mkdirSync(path.join(root, 'mf-x/src/pages'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(path.join(root, 'mf-x/src', file), text);

describe('bundleIcons', () => {
  it('has been run on the sources as they are', () => {
    expect(readFileSync(path.join(repository, BUNDLE_FILE), 'utf8')).toBe(bundleIcons(repository, set));
  });

  it('holds what the sources name, sorted, and not what tests name', () => {
    write('pages/A.tsx', '<Icon name="star-filled" /><Icon name="check" />');
    write('pages/A.test.tsx', '<Icon name="calendar" />');
    const names = [...bundleIcons(root, set).matchAll(/^ {2}'([^']+)':/gm)].map(([, name]) => name);
    expect(names).toEqual(['check', 'star-filled']);
  });

  it('refuses a name that the set lacks, with its file', () => {
    write('A.tsx', '<Icon name="no-such-icon" />');
    expect(() => bundleIcons(root, set)).toThrow(
      'mf-x/src/A.tsx: there is no icon "no-such-icon" in Tabler.',
    );
  });
});

describe('readIcon', () => {
  it('tells lines from solids', () => {
    expect(readIcon(set, 'check')).toEqual(['line', 'm5 12l5 5L20 7']);
    expect(readIcon(set, 'star-filled')?.[0]).toBe('solid');
  });

  it('refuses an icon that is not made of paths alone', () => {
    const odd = { prefix: 'odd', icons: { ring: { body: '<circle cx="12" cy="12" r="9"/>' } } };
    expect(() => readIcon(odd, 'ring')).toThrow('not made of paths alone');
  });
});
