import { readdirSync } from 'node:fs';
import path from 'node:path';
import { remoteFolders } from '../build/remoteFolders';
import { repositoryRoot } from '@galopin/processes';
import { journeysOf } from './journeysOf';
import { REMOTES_OF_SPECS } from './remotesOfSpecs';

describe('the journeys that a change can break', () => {
  it('are those of the remote that has changed, which look at its pages only', () => {
    const journeys = journeysOf(['mf-aspibet/src/pages/Guide.tsx', 'mf-aspibet/README.md']);
    expect(journeys?.files).toContain('specs/aspibet.spec.ts');
    expect(journeys?.files).not.toContain('specs/stats.spec.ts');
    expect(journeys?.remotes).toEqual(['mf-aspibet']);
  });

  it('are those of both where two have changed, and whole those that have changed themselves', () => {
    const both = journeysOf(['mf-races/src/index.ts', 'mf-entities/src/index.ts']);
    expect(both?.files).toEqual(expect.arrayContaining(['specs/stats.spec.ts', 'specs/race-card.spec.ts']));
    expect(both?.remotes).toEqual(['mf-entities', 'mf-races']);
    const own = journeysOf(['mf-races/src/index.ts', 'e2e/specs/pages.spec.ts']);
    expect(own?.files).toEqual(expect.arrayContaining(['specs/stats.spec.ts', 'specs/pages.spec.ts']));
    expect(own?.remotes).toEqual([]);
  });

  it.each([
    'shell/src/App.tsx',
    'shared/src/ui/Card.tsx',
    'backend/src/main/app.ts',
    'pnpm-lock.yaml',
    'e2e/pages/OpenTab.ts',
  ])('are all where %s has changed, of which every page is made', (file) =>
    expect(journeysOf([file, 'mf-races/src/index.ts'])).toEqual({ files: [], remotes: [] }),
  );

  it('are none where only what no page shows has changed', () => {
    expect(
      journeysOf(['README.md', 'docs/glossary.md', 'shell/src/App.test.tsx', 'bench/src/main.ts']),
    ).toBeNull();
    expect(journeysOf([])).toBeNull();
  });

  it('are known of every file of journeys and of every remote', () => {
    const files = readdirSync(path.join(repositoryRoot, 'e2e/specs')).map((name) =>
      name.replace('.spec.ts', ''),
    );
    expect(Object.keys(REMOTES_OF_SPECS).sort()).toEqual(files.sort());
    expect(new Set(Object.values(REMOTES_OF_SPECS).flat())).toEqual(new Set(remoteFolders()));
  });
});
