import type { DayState } from '@galopin/shared/contracts';
import {
  createFakeShell,
  fakeSessions,
  httpError,
  renderPage,
  type RecordedCall,
} from '@galopin/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../../../pages/admin';
import { ADMIN_NOW, dayState, dayStates, importDetails, qualityState } from '../../testing/adminFixtures';

type Answers = Readonly<Record<string, (call: RecordedCall) => unknown>>;

const NONE = { has: 0, of: 0 };
const MISSING = dayState('2026-11-20', { arrivals: { has: 6, of: 8 }, payouts: { has: 0, of: 8 } });
const EMPTY = dayState(
  '2026-11-19',
  {
    programme: { has: 0, of: 1 },
    runners: NONE,
    odds: NONE,
    arrivals: NONE,
    payouts: NONE,
    press: NONE,
    tips: NONE,
  },
  { source: 'none', races: 0 },
);
const DEMO = dayState('2026-11-18', { payouts: { has: 1, of: 8 } }, { source: 'demo' });
const UNEDITED = dayState('2026-11-17', { press: { has: 0, of: 1 }, tips: { has: 0, of: 1 } });

function open(
  days: readonly DayState[],
  answers: Answers = {},
  query: Readonly<Record<string, string>> = {},
) {
  const reads: Answers = {
    'get /apin/admin/imports': () => ({ runs: [], total: 0, follow: null, findings: [] }),
    'get /apin/admin/quality': () => qualityState(),
    'get /apin/admin/names': () => ({ names: [], total: 0 }),
    'get /apin/admin/days': () => dayStates(days),
    ...answers,
  };
  const answer = (call: RecordedCall) => {
    const made = reads[`${call.kind} ${call.name}`];
    if (made === undefined) throw httpError(404, call.name);
    return made(call);
  };
  const shell = createFakeShell({ session: fakeSessions.admin, now: ADMIN_NOW, answer });
  return renderPage(page, { shell, query: { vue: 'imports', ...query } });
}
const card = () => within(screen.getByRole('region', { name: 'Jours' }));
const row = (day: string) => card().getByRole('row', { name: new RegExp(day) });
const fetchButton = (day: string) => card().queryByRole('button', { name: `Rattraper le ${day}` });

describe('the days of a month', () => {
  it('say part by part what is there and how much is missing, and why below', async () => {
    await open([dayState('2026-11-21', { odds: NONE }), MISSING]);
    const cells = within(row('20 nov\\.'))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells.slice(2, 6)).toEqual([
      '✓complet',
      '−2manque pour 2\u00a0courses sur 8',
      '−8manque pour 8\u00a0courses sur 8',
      '✓complet',
    ]);
    expect(within(row('21 nov\\.')).getByText('rien d’attendu')).toBeInTheDocument();
    expect(
      card().getByText('Manque : arrivées de 2 courses sur 8, rapports de 8 courses sur 8'),
    ).toBeVisible();
    expect(card().getByRole('columnheader', { name: 'Rapports' })).toHaveAttribute('scope', 'col');
    expect(card().getByRole('table')).toHaveAccessibleName(/Ce qui est enregistré de chaque jour/);
  });

  it('offer what helps: fetching where PMU can, the editor where nobody wrote', async () => {
    await open([MISSING, EMPTY, DEMO, UNEDITED]);
    expect(fetchButton('vendredi 20 novembre 2026')).toBeVisible();
    expect(card().getByText('Aucune course importée')).toBeVisible();
    expect(fetchButton('jeudi 19 novembre 2026')).toBeVisible();
    expect(card().getByText('Démonstration')).toBeVisible();
    expect(within(row('18 nov\\.')).queryByText(/manque/)).not.toBeInTheDocument();
    expect(fetchButton('mercredi 18 novembre 2026')).toBeNull();
    expect(fetchButton('mardi 17 novembre 2026')).toBeNull();
    expect(card().getByRole('link', { name: /pronostics du mardi 17 novembre/ })).toHaveAttribute(
      'href',
      '/Admin?vue=contenus&liste=pronostics&jour=2026-11-17',
    );
  });

  it('are the last seven until the month is asked for; earlier ones have an address', async () => {
    const days = Array.from({ length: 31 }, (_, ago) =>
      dayState(new Date(ADMIN_NOW - ago * 86_400_000).toISOString().slice(0, 10)),
    );
    const { shell } = await open(days);
    expect(card().getAllByRole('rowheader')).toHaveLength(7);
    await userEvent.click(card().getByRole('button', { name: 'Voir le mois' }));
    expect(card().getAllByRole('rowheader')).toHaveLength(31);
    expect(card().getByRole('link', { name: 'Mois précédent' })).toHaveAttribute(
      'href',
      '/Admin?vue=imports&jusquau=2026-10-21',
    );
    expect(shell.calls.find(({ name }) => name === '/apin/admin/days')?.query).toEqual({});
  });

  it('are those of the address', async () => {
    const { shell } = await open([dayState('2026-10-21')], {}, { jusquau: '2026-10-21' });
    expect(shell.calls.find(({ name }) => name === '/apin/admin/days')?.query).toEqual({
      until: '2026-10-21',
    });
    expect(card().getByRole('link', { name: 'Revenir à aujourd’hui' })).toHaveAttribute(
      'href',
      '/Admin?vue=imports',
    );
  });

  it('are fetched, followed, and read again at the end', async () => {
    jest.useFakeTimers();
    try {
      const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
      const going = { source: 'pmu', outcome: 'running', endedAt: null } as const;
      const runs = [
        importDetails({ ...going, files: { done: 1, total: 2 } }),
        importDetails({ source: 'pmu' }),
      ];
      const months = [dayStates([MISSING, EMPTY]), dayStates([dayState('2026-11-20')], { run: 12 })];
      const { shell } = await open([], {
        'get /apin/admin/days': () => months.shift(),
        'post /apin/admin/days/fetch': () => ({ run: 12 }),
        'get /apin/admin/imports/12': () => runs.shift(),
      });
      await user.click(card().getByRole('button', { name: 'Rattraper tous ces jours' }));
      expect(shell.calls.find(({ kind }) => kind === 'post')?.body).toEqual({
        from: '2026-11-19',
        until: '2026-11-20',
      });
      expect(await screen.findByText('Rattrapage en cours : 1 sur 2 jours')).toBeVisible();
      expect(fetchButton('vendredi 20 novembre 2026')).toBeDisabled();
      await act(() => jest.advanceTimersByTimeAsync(1500));
      expect(card().queryByText(/Rattrapage en cours/)).not.toBeInTheDocument();
      expect(card().getByRole('link', { name: /Import PMU/ })).toHaveAttribute(
        'href',
        '/Admin?vue=imports&import=12',
      );
      expect(fetchButton('vendredi 20 novembre 2026')).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  it.each([
    [409, /D’autres jours sont déjà/],
    [503, /n’a pas pu être lancé/],
  ])('say why they are not fetched: %i', async (status, said) => {
    await open([MISSING], {
      'post /apin/admin/days/fetch': () => {
        throw httpError(status);
      },
    });
    await userEvent.click(card().getByRole('button', { name: 'Rattraper le vendredi 20 novembre 2026' }));
    expect(await card().findByRole('alert')).toHaveTextContent(said);
  });

  it('cannot be fetched beside the demo world, which is said in the place of the buttons', async () => {
    await open([], { 'get /apin/admin/days': () => dayStates([MISSING], { isRefused: true }) });
    expect(card().getByText(/le PMU n’est pas interrogé à côté du monde de démonstration/)).toBeVisible();
    expect(card().queryByRole('button', { name: /Rattraper/ })).not.toBeInTheDocument();
  });
});
