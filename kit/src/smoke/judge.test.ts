import type { Candidate, Sight, Visit } from './Candidate';
import { judgeDrill, judgeVisit } from './judge';

const candidate: Candidate = { kind: 'remote', name: 'mf-x', buildId: 'new', entry: 'entry.js', routes: [] };
const route = { path: '/X', remote: 'mf-x', name: 'X', page: 'p', title: 'T' };
const visit: Visit = { route, path: '/X', reach: 'member' };
const sight = (changes: Partial<NonNullable<Sight['mounted']>> = {}, trouble: string[] = []): Sight => ({
  path: '/X',
  mounted: { remote: 'mf-x', build: 'new', failed: false, ...changes },
  trouble,
  mismatches: [],
});
const found = (seen: Sight, of: Visit = visit, what: Candidate = candidate) =>
  judgeVisit(what, of, seen).map((finding) => finding.found);

describe('a visit', () => {
  it('finds nothing where the candidate’s page stands', () => {
    expect(judgeVisit(candidate, visit, sight())).toEqual([]);
  });

  it.each([
    ['the last good build in its place', sight({ build: 'old' }), '/X shows mf-x old at /X'],
    ['the failure card', sight({ failed: true }), '/X shows the failure card of mf-x new at /X'],
    ['another remote', sight({ remote: 'mf-y' }), '/X shows mf-y new at /X'],
    ['nothing', { ...sight(), mounted: null }, '/X shows no page in time at /X'],
  ])('finds %s', (_, seen, words) => {
    expect(judgeVisit(candidate, visit, seen)).toEqual([
      { rule: 'smoke', found: words, wanted: 'a page of mf-x new' },
    ]);
  });

  it('finds errors on a page that stands', () => {
    expect(found(sight({}, ['uncaught TypeError: x', 'smoke: the policy refused eval']))).toEqual([
      '/X: uncaught TypeError: x',
      '/X: smoke: the policy refused eval',
    ]);
  });

  it('to the guard finds a page that lets anyone in', () => {
    const turnedAway = { ...sight({ remote: 'mf-account' }), path: '/connec' };
    expect(found(turnedAway, { ...visit, reach: 'guard' })).toEqual([]);
    expect(found(sight(), { ...visit, reach: 'guard' })).toEqual(['/X shows /X']);
  });

  it('for a shell asks for a page of the remote, whichever build', () => {
    const shell: Candidate = { ...candidate, kind: 'shell', name: 'shell' };
    expect(found(sight({ build: 'any' }), visit, shell)).toEqual([]);
    expect(found(sight({ failed: true }), visit, shell)).toHaveLength(1);
  });
});

describe('the drill with a blocked entry', () => {
  it('wants the last good build on screen', () => {
    expect(judgeDrill(candidate, '/X', 'old', sight({ build: 'old' }))).toEqual([]);
  });

  it.each([
    ['the candidate itself', sight()],
    ['the failure card', sight({ build: 'old', failed: true })],
    ['nothing', { ...sight(), mounted: null }],
  ])('finds %s', (_, seen) => {
    expect(judgeDrill(candidate, '/X', 'old', seen)).toHaveLength(1);
  });
});
