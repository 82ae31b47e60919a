import { fakeRemote } from '../testing/fakeBuild';
import { budgetsOf, checkSize } from './checkSize';

const base = fakeRemote('mf-x', ['/X']).artifact;

/** A build whose entry and only page have these brotli bytes. */
function sized(entry: number, page: number): typeof base {
  const of = (brotli: number) => ({ integrity: '', bytes: brotli * 3, brotli });
  return {
    ...base,
    files: { 'entry.js': of(entry), 'page0.js': of(page), 'page0.css': of(0), 'entry.js.map': of(900_000) },
  };
}

describe('budgetsOf', () => {
  it('tells what every part takes of its limit, source maps left out', () => {
    expect(budgetsOf(sized(18_000, 61_000))).toEqual([
      { part: 'entry', page: null, widget: false, bytes: 18_000, allowed: 19_000 },
      { part: 'page', page: 'page0', widget: false, bytes: 61_000, allowed: 60_000 },
      { part: 'total', page: null, widget: false, bytes: 79_000, allowed: 250_000 },
    ]);
  });
});

describe('budgetsOf, of a remote with a widget', () => {
  it('tells it apart from pages', () => {
    const build = { ...sized(1, 1), widgets: [{ slot: 'a-slot', widget: 'page0', title: 'A' }] };
    expect(budgetsOf(build).filter(({ widget }) => widget)).toMatchObject([{ part: 'page', page: 'page0' }]);
  });
});

describe('checkSize', () => {
  it('lets a first build pass that keeps within the limits, source maps left out', () => {
    expect(checkSize(sized(19_000, 60_000), undefined)).toEqual({ refused: [], noted: [] });
  });

  it('refuses what is over a limit, with the part, its size and the limit', () => {
    expect(checkSize(sized(19_001, 61_000), undefined).refused).toEqual([
      { rule: 'size', found: 'entry of 19.0 kB', wanted: 'at most 19.0 kB' },
      { rule: 'size', found: 'page page0 of 61.0 kB', wanted: 'at most 60.0 kB' },
    ]);
  });

  it('refuses growth of more than 15 % and notes more than 5 %', () => {
    expect(checkSize(sized(3000, 23_200), sized(3000, 20_000))).toMatchObject({
      refused: [{ found: 'page page0 of 23.2 kB, +16 % on 20.0 kB', wanted: 'at most 23.0 kB' }],
      noted: [{ found: expect.stringContaining('total of 26.2 kB') }],
    });
    expect(checkSize(sized(3000, 21_200), sized(3000, 20_000))).toMatchObject({
      refused: [],
      noted: [{ found: expect.stringContaining('+6 %') }, { found: expect.stringContaining('total') }],
    });
    expect(checkSize(sized(3000, 20_900), sized(3000, 20_000))).toEqual({ refused: [], noted: [] });
  });

  it('overlooks a few bytes of a small part', () => {
    expect(checkSize(sized(1500, 1500), sized(1100, 1500))).toEqual({ refused: [], noted: [] });
  });

  it('holds a build that was let through once to its growth only', () => {
    expect(checkSize(sized(3000, 70_000), sized(3000, 69_000)).refused).toEqual([]);
  });

  it('has no growth to judge in a new page', () => {
    const { pages } = base;
    const before = { ...sized(3000, 0), pages: {} };
    expect(checkSize({ ...sized(3000, 1000), pages }, before).refused).toMatchObject([
      { found: expect.stringContaining('total') },
    ]);
  });

  it('holds the half that a server runs to its bytes, which visitors do not wait for', () => {
    const rendered = (bytes: number) => {
      const build = sized(3000, 1000);
      return { ...build, files: { ...build.files, 'server.js': { integrity: '', bytes, brotli: 0 } } };
    };
    expect(checkSize(rendered(3_000_000), undefined).refused).toEqual([]);
    expect(checkSize(rendered(3_000_001), undefined).refused).toEqual([
      { rule: 'size', found: 'server.js of 3000.0 kB', wanted: 'at most 3000.0 kB' },
    ]);
  });
});
