import {
  createFakeShell,
  fakeSessions,
  httpError,
  renderPage,
  type RecordedCall,
} from '@galopin/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { page } from '../../../pages/admin';
import { audienceReport, EMPTY_REPORT, liveAudience } from '../../testing/audienceFixtures';

const NOW = Date.parse('2026-11-21T14:15:00Z');
const LIVE = '/apin/admin/audience/live';

interface Options {
  readonly query?: Readonly<Record<string, string>>;
  readonly report?: () => unknown;
  readonly live?: () => unknown;
}

async function open({
  query = {},
  report = () => audienceReport(),
  live = () => liveAudience(),
}: Options = {}) {
  const shell = createFakeShell({
    session: fakeSessions.admin,
    now: NOW,
    answer: ({ name }: RecordedCall) => (name === LIVE ? live() : report()),
  });
  await renderPage(page, { shell, query: { vue: 'audience', ...query } });
  // The live figures come after the first view.
  await act(async () => undefined);
  return shell;
}
const region = (name: string) => within(screen.getByRole('region', { name }));
const rows = (name: string) =>
  within(screen.getByRole('table', { name, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map(({ textContent }) => textContent);
const looks = (calls: readonly RecordedCall[]) => calls.filter(({ name }) => name === LIVE).length;

describe('the audience', () => {
  it('is told in figures beside those of the period before', async () => {
    const { calls } = await open();
    expect(calls[0]).toMatchObject({ query: { from: '2026-10-23', to: '2026-11-21' } });
    const totals = screen.getByRole('region', { name: /^Du .* au / });
    expect(totals).toHaveTextContent(/Visites120\+20.% par rapport/);
    expect(totals).toHaveTextContent(/Pages vues480Comme à la période précédente/);
    expect(totals).toHaveTextContent(/1.minute et 35.secondesPas de comparaison/);
    expect(screen.getByText(/sans pause de 30 minutes/)).toBeVisible();
  });

  it('is drawn by day, and the same figures are in a table', async () => {
    await open();
    expect(screen.getByRole('img', { name: 'Visites et pages vues par jour' })).toBeVisible();
    expect(rows('Visites et pages vues par jour, en chiffres').slice(1)).toEqual([
      expect.stringMatching(/21 novembre.*70300$/),
      expect.stringMatching(/20 novembre.*50180$/),
    ]);
  });

  it('tells pages, events, sources and devices', async () => {
    await open();
    expect(screen.getByRole('link', { name: '/Course/1204' })).toHaveAttribute('href', '/Course/1204');
    expect(rows('Pages les plus lues')[1]).toMatch(/^\/20011042.secondes$/);
    expect(rows('Ce que font les visiteurs').slice(1)).toEqual(['Course ouverte8855', 'new_event32']);
    expect(region('D’où viennent les visites').getByText('Accès direct ou non indiqué')).toBeVisible();
    expect(region('Appareils').getByRole('list')).toHaveTextContent(/Téléphone80.visites \(67.%\)/);
  });

  it('is of the days that are chosen, and refuses those that cannot be', async () => {
    const shell = await open({ query: { jours: '7' } });
    expect(shell.calls[0]).toMatchObject({ query: { from: '2026-11-15', to: '2026-11-21' } });
    expect(screen.getByRole('link', { name: /^7.jours$/ })).toHaveAttribute('aria-current', 'page');
    fireEvent.change(screen.getByLabelText('Au'), { target: { value: '2026-11-30' } });
    fireEvent.click(screen.getByRole('button', { name: 'Afficher' }));
    expect(screen.getByLabelText('Au')).toHaveAccessibleDescription('Ce jour n’est pas encore passé.');
    expect(shell.visited).toEqual([]);
    fireEvent.change(screen.getByLabelText('Au'), { target: { value: '2026-11-20' } });
    fireEvent.click(screen.getByRole('button', { name: 'Afficher' }));
    expect(shell.visited).toEqual(['/Admin?vue=audience&du=2026-11-15&au=2026-11-20']);
  });

  it('says that nobody came', async () => {
    await open({ report: () => EMPTY_REPORT });
    expect(screen.getByText('Aucune visite sur cette période')).toBeVisible();
    expect(screen.queryByRole('table', { hidden: true })).not.toBeInTheDocument();
  });

  it('can fail to be read', async () => {
    await open({
      report: () => {
        throw httpError(503);
      },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('L’audience n’a pas pu être lue');
  });

  it('is closed to a member by the server', async () => {
    const answer = () => {
      throw httpError(403);
    };
    const shell = createFakeShell({ session: fakeSessions.member, answer });
    await renderPage(page, { shell, query: { vue: 'audience' } });
    expect(screen.getByText('Accès réservé')).toBeVisible();
  });
});

describe('who is there now', () => {
  let visibility: DocumentVisibilityState = 'visible';
  beforeEach(() => {
    visibility = 'visible';
    jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('is looked at every ten seconds while the page is in sight, and at once when it comes back', async () => {
    let sessions = 3;
    const shell = await open({ live: () => liveAudience({ sessions }) });
    expect(region('En ce moment').getByText(/^3.visiteurs, 7.pages vues$/)).toBeVisible();
    sessions = 1;
    await pass(10_000);
    expect(region('En ce moment').getByText(/^1.visiteur, 7/)).toBeVisible();
    visibility = 'hidden';
    await pass(60_000);
    expect(looks(shell.calls)).toBe(2);
    visibility = 'visible';
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(looks(shell.calls)).toBe(3);
  });

  it('keeps the latest figures when a look fails, and says when nobody is there', async () => {
    let fails = false;
    await open({
      live: () => {
        if (fails) throw httpError(503);
        return liveAudience({ sessions: 0, pages: [] });
      },
    });
    expect(region('En ce moment').getByText('Personne en ce moment.')).toBeVisible();
    fails = true;
    await pass(10_000);
    expect(region('En ce moment').getByText('Personne en ce moment.')).toBeVisible();
    expect(region('En ce moment').getByText(/n’a pas abouti/)).toBeVisible();
  });
});
