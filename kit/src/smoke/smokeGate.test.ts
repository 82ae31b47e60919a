import type { LinkRequest, ReleasesAnswer } from '@galopin/shared/contracts';
import type { Candidate } from './Candidate';
import { smokeGate, type SmokeGateOptions } from './smokeGate';
import type { SmokeOptions, SmokeReport } from './smokeTest';

const artifact: Candidate = { kind: 'remote', name: 'mf-x', buildId: 'new', entry: 'entry.js', routes: [] };
const serving = (...kinds: readonly string[]) =>
  ({ serving: kinds.map((kind) => ({ kind })) }) as unknown as ReleasesAnswer;
const fine: SmokeReport = { findings: [], visited: ['/X'], notes: ['a note'] };

describe('the look at a candidate', () => {
  let asked: LinkRequest[];
  let looked: SmokeOptions[];
  let live: ReleasesAnswer;
  beforeEach(() => {
    asked = [];
    looked = [];
    live = serving('remote', 'shell');
  });

  const gate = (changes: Partial<SmokeGateOptions> = {}, report = fine) =>
    smokeGate({
      client: {
        siteUrl: 'http://site',
        releases: async () => live,
        link: async (wanted) => {
          asked.push(wanted);
          return { path: `/link/${asked.length}`, until: '2026-11-22T00:00:00.000Z' };
        },
      },
      artifact,
      environment: undefined,
      skip: false,
      allowSize: false,
      isCi: true,
      findBrowser: () => '/usr/bin/a-browser',
      look: async (options) => {
        looked.push(options);
        return report;
      },
      ...changes,
    });

  it('opens a link to the candidate and has nothing to remark', async () => {
    expect(await gate()).toEqual({ visited: ['/X'], notes: ['a note'], remark: '' });
    expect(asked).toEqual([{ builds: [{ name: 'mf-x', buildId: 'new' }] }]);
    expect(looked).toMatchObject([
      { siteUrl: 'http://site', links: ['/link/1'], executablePath: '/usr/bin/a-browser' },
    ]);
  });

  it('enters another environment first', async () => {
    await gate({ environment: 'staging' });
    expect(asked).toEqual([
      { environment: 'staging' },
      { environment: 'staging', builds: [{ name: 'mf-x', buildId: 'new' }] },
    ]);
    expect(looked[0]?.links).toEqual(['/link/1', '/link/2']);
  });

  it('refuses what does badly, with all that was found', async () => {
    const findings = [{ rule: 'smoke', found: 'the failure card', wanted: 'a page' }];
    await expect(gate({}, { ...fine, findings })).rejects.toMatchObject({ findings, exitCode: 1 });
  });

  it('lets a document pass that is too large where that was asked for, and nothing else', async () => {
    const large = { rule: 'size', found: 'document of / of 61.0 kB', wanted: 'at most 60.0 kB' };
    await expect(gate({}, { ...fine, findings: [large] })).rejects.toMatchObject({ findings: [large] });
    expect(await gate({ allowSize: true }, { ...fine, findings: [large] })).toMatchObject({
      notes: ['a note', 'document of / of 61.0 kB, wanted: at most 60.0 kB'],
    });
    const other = { rule: 'smoke', found: 'the failure card', wanted: 'a page' };
    await expect(gate({ allowSize: true }, { ...fine, findings: [large, other] })).rejects.toMatchObject({
      findings: [other],
    });
  });

  it('is left out where no shell serves yet, unless the candidate is one', async () => {
    live = serving('remote');
    expect((await gate()).remark).toContain('no shell serves there');
    expect(looked).toEqual([]);
    await gate({ artifact: { ...artifact, kind: 'shell', name: 'shell' } });
    expect(looked).toHaveLength(1);
  });

  it('is left out on demand, with a remark for the history', async () => {
    expect(await gate({ skip: true })).toMatchObject({ remark: 'browser smoke skipped' });
    expect(looked).toEqual([]);
  });

  it('is left out with a remark where no browser is, but not in CI', async () => {
    const findBrowser = () => undefined;
    expect((await gate({ isCi: false, findBrowser })).remark).toContain('no Chromium');
    await expect(gate({ findBrowser })).rejects.toThrow('set CHROMIUM_PATH, or pass --skip-smoke');
    expect(asked).toEqual([]);
  });
});
