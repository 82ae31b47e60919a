import type { QualityState } from '@galopin/shared/contracts';
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
import {
  ADMIN_NOW,
  dayStates,
  importDetails,
  importRun,
  qualityRule,
  qualityState,
} from '../../testing/adminFixtures';

type Answers = Readonly<Record<string, (call: RecordedCall) => unknown>>;
const READS: Answers = {
  'get /apin/admin/imports': () => ({ runs: [importRun()], total: 1, follow: null, findings: [] }),
  'get /apin/admin/imports/12': () => importDetails(),
  'get /apin/admin/quality': () => qualityState(),
  'get /apin/admin/names': () => ({ names: [], total: 0 }),
  'get /apin/admin/days': () => dayStates([]),
};

function open(query: Readonly<Record<string, string>> = {}, answers: Answers = {}) {
  const answer = (call: RecordedCall) => {
    const made = { ...READS, ...answers }[`${call.kind} ${call.name}`];
    if (made === undefined) throw httpError(404, call.name);
    return made(call);
  };
  const shell = createFakeShell({ session: fakeSessions.admin, now: ADMIN_NOW, answer });
  return renderPage(page, { shell, query: { vue: 'imports', ...query } });
}
const region = (name: string) => within(screen.getByRole('region', { name }));
const running = (done: number): QualityState => ({
  ...qualityState(),
  run: {
    startedAt: '2026-11-21T14:15:00.000Z',
    endedAt: null,
    outcome: 'running',
    from: null,
    progress: { done, total: 21 },
  },
});

describe('the imports', () => {
  it('show each run: how it ended, how long it took, what it brought and refused', async () => {
    await open();
    const link = screen.getByRole('link', { name: /Import pturf n°.12/ });
    expect(link).toHaveAttribute('href', '/Admin?vue=imports&import=12');
    expect(link).toHaveTextContent('Terminé');
    expect(link).toHaveTextContent('2 lignes refusées');
    expect(link).toHaveTextContent(/en 3 min 20 s · 2 fichiers/);
    expect(link).toHaveTextContent('1 204 nouvelles lignes, 3 modifiées');
  });

  it('name all sources of a run that had several', async () => {
    const run = importRun({ source: 'pmu + pturf' });
    await open(
      {},
      { 'get /apin/admin/imports': () => ({ runs: [run], total: 1, follow: null, findings: [] }) },
    );
    expect(screen.getByRole('link', { name: /Import PMU et pturf n°.12/ })).toBeVisible();
  });

  it.each([
    ['running', 'En cours'],
    ['incomplete', 'Fichier inutilisable'],
    ['failed', 'Échoué'],
    ['interrupted', 'Interrompu'],
  ] as const)('say of a run that is %s: %s', async (outcome, said) => {
    const run = importRun({ outcome, endedAt: null, files: { done: 1, total: 3 } });
    await open(
      {},
      { 'get /apin/admin/imports': () => ({ runs: [run], total: 1, follow: null, findings: [] }) },
    );
    expect(screen.getByRole('link', { name: /Import pturf/ })).toHaveTextContent(said);
    expect(screen.getByRole('link', { name: /Import pturf/ })).toHaveTextContent('1 sur 3 fichiers');
  });

  it('say that there is none, and how the following of PMU goes', async () => {
    const follow = {
      status: 'degraded',
      role: 'following',
      lastAnswerAt: '2026-11-21T13:00:00.000Z',
      failures: 3,
      reason: 'no answer',
      unusable: [
        { document: 'programme', times: 4 },
        { document: 'race', times: 1 },
      ],
      daysWithoutRaces: ['2026-11-21'],
      filling: { jour: '2026-11-19', done: 12, total: 180, daysLeft: 2 },
    };
    await open({}, { 'get /apin/admin/imports': () => ({ runs: [], total: 0, follow, findings: [] }) });
    expect(screen.getByText('Aucun import')).toBeVisible();
    expect(region('Suivi du PMU').getByText('Suivi dégradé')).toBeVisible();
    expect(region('Suivi du PMU').getByText('21 nov. 2026 à 14h00')).toBeVisible();
    expect(region('Suivi du PMU').getByText('no answer')).toBeVisible();
    expect(region('Suivi du PMU').getByText('programme (4), course (1)')).toBeVisible();
    expect(region('Suivi du PMU').getByText('21/11/2026')).toBeVisible();
    expect(
      region('Suivi du PMU').getByText('19/11/2026, 12 documents sur 180 ; ensuite 2 journées'),
    ).toBeVisible();
  });

  it('show what a source sends otherwise than before, with one example and where it came', async () => {
    const finding = {
      source: 'pmu',
      kind: 'missing-field',
      what: 'race.numOrdre',
      times: 1204,
      firstSeen: '2026-11-21T12:00:00.000Z',
      lastSeen: '2026-11-21T13:00:00.000Z',
      example: 'numero heureDepart',
      address: 'programme/21112026',
    };
    await open(
      {},
      { 'get /apin/admin/imports': () => ({ runs: [], total: 0, follow: null, findings: [finding] }) },
    );
    const card = region('Changements des sources');
    expect(card.getByText('Champ manquant')).toBeVisible();
    expect(card.getByText('race.numOrdre')).toBeVisible();
    expect(
      card.getByText(/PMU · 1.204 fois · du 21 nov. 2026 à 13h00 au 21 nov. 2026 à 14h00/),
    ).toBeVisible();
    expect(card.getByText('programme/21112026')).toBeVisible();
    expect(card.getByText('numero heureDepart')).toBeVisible();
  });

  it('say that no source has changed', async () => {
    await open();
    expect(region('Changements des sources').getByText('Aucun changement')).toBeVisible();
  });

  it('tell of one run which rows were refused, where and why', async () => {
    await open({ import: '12' });
    const rejects = region('Lignes refusées');
    expect(rejects.getByText('jour is no day: 2026-13-01')).toBeVisible();
    expect(rejects.getByText('ligne 14, rang 13')).toBeVisible();
    expect(rejects.getByText('1 affichées sur 2')).toBeVisible();
    expect(region('Fichiers').getByText(/rejects\/x-runners\.csv\.ndjson/)).toBeVisible();
    expect(region('À savoir').getByText('3 fois')).toBeVisible();
  });

  it('tell why a run failed, and a file could not be used', async () => {
    const { counts } = importRun();
    const file = { file: 'absent.csv', counts, failure: 'no such file', rejectsFile: null };
    const run = importDetails({ outcome: 'failed', failure: 'the disk is gone', fileReports: [file] });
    await open({ import: '12' }, { 'get /apin/admin/imports/12': () => run });
    expect(screen.getByText('the disk is gone')).toBeVisible();
    expect(region('Fichiers').getByText('no such file')).toBeVisible();
  });

  it('name a run that is not kept', async () => {
    await open({ import: '99' });
    expect(screen.getByText('Cet import n’existe pas')).toBeVisible();
  });

  it('say that they could not be read', async () => {
    await open(
      {},
      {
        'get /apin/admin/quality': () => {
          throw httpError(500);
        },
      },
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Les imports n’ont pas pu être lus');
  });
});

describe('the quality of what is stored', () => {
  const card = () => region('Qualité des données');

  it('shows the broken rules with where, examples that lead to the race, and the rules that are kept', async () => {
    const rules = [
      qualityRule(),
      qualityRule({ code: 'runner-count', findings: 9 }),
      qualityRule({ code: 'brand-new', title: 'A new rule', findings: 0, sources: [], examples: [] }),
    ];
    await open(
      {},
      {
        'get /apin/admin/quality': () =>
          qualityState({ report: { from: '2026-10-22', endedAt: '2026-11-20T06:00:00.000Z', rules } }),
      },
    );
    expect(card().getByText('Contrôlé le 20 nov. 2026 à 7h00, depuis le 22/10/2026.')).toBeVisible();
    expect(card().getByText('11 anomalies, 2 règles sur 3 en défaut')).toBeVisible();
    const names = card()
      .getAllByText(/Courses sans partants|Nombre de partants/)
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Nombre de partants déclarés différent', 'Courses sans partants']);
    expect(card().getAllByRole('link', { name: /04\/03\/2022/ })[0]).toHaveAttribute('href', '/Course/100');
    expect(card().getByText('A new rule')).toBeInTheDocument();
  });

  it('says when all is well, and when it was never looked at', async () => {
    const clean = qualityState({
      report: { from: null, endedAt: '2026-11-20T06:00:00.000Z', rules: [qualityRule({ findings: 0 })] },
    });
    const { unmount } = await open({}, { 'get /apin/admin/quality': () => clean });
    expect(card().getByRole('status')).toHaveTextContent('Toutes les règles sont respectées (1).');
    unmount();
    await open({}, { 'get /apin/admin/quality': () => ({ run: null, report: null }) });
    expect(card().getByText('Les contrôles n’ont pas encore été lancés ici.')).toBeVisible();
  });

  it('is looked over on demand, and followed until the end without holding the page up', async () => {
    jest.useFakeTimers();
    try {
      const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
      const states = [qualityState(), running(0), running(7), qualityState({ report: null })];
      const { shell } = await open(
        {},
        {
          'get /apin/admin/quality': () => states.shift(),
          'post /apin/admin/quality': () => running(0),
        },
      );
      await user.selectOptions(screen.getByRole('combobox', { name: 'Période' }), 'Toutes les données');
      await user.click(screen.getByRole('button', { name: 'Lancer les contrôles' }));
      expect(shell.calls.at(-1)?.body).toEqual({ from: null });
      expect(await screen.findByText('Contrôles en cours : 0 sur 21')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Lancer les contrôles' })).toBeDisabled();
      await act(() => jest.advanceTimersByTimeAsync(1500));
      expect(screen.getByText('Contrôles en cours : 7 sur 21')).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(1500));
      expect(screen.queryByText(/Contrôles en cours/)).not.toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(10_000));
      expect(shell.calls.filter(({ name }) => name === '/apin/admin/quality')).toHaveLength(5);
    } finally {
      jest.useRealTimers();
    }
  });

  it('looks at the last month unless told otherwise, and says when it cannot be looked over', async () => {
    const { shell } = await open(
      {},
      {
        'post /apin/admin/quality': () => {
          throw httpError(503);
        },
      },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Lancer les contrôles' }));
    expect(shell.calls.at(-1)?.body).toEqual({ from: '2026-10-22' });
    expect(await screen.findByText(/n’a pas pu être lu/)).toBeVisible();
  });

  it('says that the last run did not come to its end', async () => {
    const run = { ...running(3).run, outcome: 'interrupted' };
    await open({}, { 'get /apin/admin/quality': () => ({ ...qualityState(), run }) });
    expect(card().getByRole('alert')).toHaveTextContent('n’ont pas pu être menés à terme');
  });
});
