import { fakeBuild, fakeManifest } from '../testing/fixtures';
import { siteMarks } from './siteMarks';

const remotes = {
  'mf-races': { active: fakeBuild('mf-races', '1a2b000000000000'), role: 'override' as const },
  'mf-account': { active: fakeBuild('mf-account'), role: 'canary' as const },
};

describe('marks of the site', () => {
  it('are none for what serves everybody, nor for a canary, which nobody is to notice', () => {
    const canary = { 'mf-account': remotes['mf-account'] };
    expect(siteMarks(fakeManifest({ environment: 'production', remotes: canary }))).toEqual([]);
  });

  it('name the builds that this visitor alone gets', () => {
    const shell = { buildId: 'ffff000000000000', contract: '1.1.0', role: 'override' as const };
    expect(siteMarks(fakeManifest({ shell, remotes }))).toEqual([
      { kind: 'preview', text: 'Aperçu : shell ffff…, mf-races 1a2b…' },
    ]);
  });

  it('tell staging from the site', () => {
    expect(siteMarks(fakeManifest({ environment: 'staging' }))).toEqual([
      { kind: 'staging', text: 'Site de préparation' },
    ]);
  });
});
