import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@galopin/processes';
import { CONTRACT_VERSION } from '@galopin/shared/contracts';
import { PUBLISHED_PACKAGES } from './publishedPackages';

describe('what teams install', () => {
  it.each(PUBLISHED_PACKAGES)('$folder has the version of the contract', ({ folder }) => {
    const text = readFileSync(path.join(repositoryRoot, folder, 'package.json'), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ version: CONTRACT_VERSION });
  });

  it('has notes of what this version brought', () => {
    const notes = readFileSync(path.join(repositoryRoot, 'shared/CHANGELOG.md'), 'utf8');
    expect(notes).toContain(`\n## ${CONTRACT_VERSION}\n`);
  });
});
