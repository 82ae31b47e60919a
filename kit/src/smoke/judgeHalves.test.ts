import type { RenderReport } from '@galopin/shared/contracts';
import type { Candidate, Halves, Served } from './Candidate';
import { judgeHalves } from './judgeHalves';

const candidate: Candidate = {
  kind: 'remote',
  name: 'mf-x',
  buildId: 'new',
  entry: 'entry.js',
  routes: [],
  server: { file: 'server.js', shared: {} },
};
const shell: Candidate = { ...candidate, kind: 'shell', name: 'shell' };
const noted = (failure: RenderReport['notes'][number]['failure'], build = 'new'): RenderReport => ({
  skipped: null,
  notes: [{ remote: 'mf-x', build, failure }],
});
const halves = (served: Partial<Served> = {}, differences: string[] = []): Halves => ({
  served: { isRendered: true, build: 'new', report: noted(null), bytes: 20_000, ...served },
  differences,
});
const judge = (seen: Halves, before: number | null = null, of = candidate) =>
  judgeHalves(of, '/X', seen, before);

describe('a page from both halves of a candidate', () => {
  it('is as it should be where the candidate’s half rendered it and the browser took it over', () => {
    expect(judge(halves())).toEqual({ hasFailed: false, findings: [], notes: [] });
  });

  it.each(['threw', 'late', 'memory', 'refused', 'missing', 'shape'])(
    'is refused where the half failed (%s), with the message, whatever stands in its place',
    (kind) => {
      const failed = { report: noted({ kind, message: 'process is not defined' }) };
      const found = `/X was not rendered on the server: ${kind}, process is not defined`;
      const finding = { rule: 'smoke', found, wanted: 'a page rendered by the server half of mf-x new' };
      expect(judge(halves({ ...failed, build: 'old' }))).toEqual({
        hasFailed: true,
        findings: [finding],
        notes: [],
      });
      expect(judge(halves({ ...failed, isRendered: false, build: null })).findings).toEqual([finding]);
    },
  );

  it('is not blamed for what another build’s half did', () => {
    const report = noted({ kind: 'threw', message: 'x' }, 'old');
    expect(judge(halves({ report })).findings).toEqual([]);
    expect(judge(halves({ report }), null, shell).findings).toMatchObject([
      { found: '/X was not rendered on the server with mf-x old: threw, x' },
    ]);
  });

  it('is refused where nobody can say why it was not rendered, or another build’s half did', () => {
    const none = { isRendered: false, build: null, report: { skipped: null, notes: [] } };
    expect(judge(halves(none)).findings).toMatchObject([{ found: '/X was not rendered on the server' }]);
    expect(judge(halves({ build: 'old' })).findings).toMatchObject([
      { found: '/X was rendered on the server by old' },
    ]);
    expect(judge(halves({ build: 'old' }), null, shell).findings).toEqual([]);
  });

  it.each([
    ['off', 'rendering is switched off'],
    ['unmet', 'the shell’s server half is missing'],
    ['busy', 'the server had too much to render'],
  ] as const)('is let pass unproved where no half was asked (%s), with a note', (skipped, words) => {
    const left = { isRendered: false, build: null, report: { skipped, notes: [] } };
    expect(judge(halves(left))).toMatchObject({ findings: [], notes: [expect.stringContaining(words)] });
  });

  it('is let pass unproved on a site that tells nothing, with a note', () => {
    const { findings, notes } = judge(halves({ isRendered: false, build: null, report: null }));
    expect([findings, notes]).toEqual([[], [expect.stringContaining('does not tell')]]);
  });

  it('is refused for each difference between the two', () => {
    expect(judge(halves({}, ['one', 'two'])).findings).toEqual([
      { rule: 'smoke', found: '/X: one', wanted: 'the same from both halves of the build' },
      { rule: 'smoke', found: '/X: two', wanted: 'the same from both halves of the build' },
    ]);
  });

  it('is refused where its document is too large', () => {
    expect(judge(halves({ bytes: 60_000 })).findings).toEqual([]);
    expect(judge(halves({ bytes: 60_100 })).findings).toEqual([
      { rule: 'size', found: 'document of /X of 60.1 kB, compressed', wanted: 'at most 60.0 kB' },
    ]);
  });

  it('is noted where its document has grown', () => {
    expect(judge(halves({ bytes: 23_000 }), 20_000).notes).toEqual([]);
    expect(judge(halves({ bytes: 23_100 }), 20_000).notes).toEqual([
      'The document of /X has 23.1 kB, 20.0 kB before',
    ]);
  });
});
