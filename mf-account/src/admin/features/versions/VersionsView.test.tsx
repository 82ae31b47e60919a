import { AppError } from '@galopin/shared/contracts';
import {
  createFakeShell,
  fakeSessions,
  httpError,
  renderPage,
  type RecordedCall,
} from '@galopin/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../../../pages/admin';
import {
  changeAnswer,
  GOOD_BUILD,
  historyLine,
  keptBuild,
  NEW_BUILD,
  OLD_BUILD,
  releasesAnswer,
  servingBuild,
  timelineAnswer,
} from '../../testing/releaseFixtures';

const NOW = Date.parse('2026-11-21T14:15:00Z');
const ADMIN = fakeSessions.admin.status === 'signedIn' ? fakeSessions.admin.user.uid : '';

type Answers = Partial<Record<string, (call: RecordedCall) => unknown>>;
const READS: Answers = {
  '/_delivery/releases': () => releasesAnswer(),
  '/_delivery/health': () => ({
    environment: 'production',
    minutes: 1440,
    builds: [
      {
        remote: 'mf-races',
        build: NEW_BUILD,
        role: 'active',
        sessions: 40,
        badSessions: 10,
        rendered: 970,
        unrendered: 30,
        events: { loaded: 30, crashed: 10 },
        loadMs: null,
        crashes: [],
      },
    ],
  }),
  '/_delivery/builds': () => ({
    environment: 'production',
    builds: [
      keptBuild({ buildId: NEW_BUILD, standing: 'active' }),
      keptBuild({ buildId: GOOD_BUILD, standing: 'good' }),
      keptBuild(),
    ],
  }),
  // Nobody was there: charts take a test longer than all the rest.
  '/_delivery/health/timeline': () => timelineAnswer({ builds: [] }),
  '/_delivery/changes': ({ body }) =>
    (body as { dryRun?: true }).dryRun === true ? changeAnswer({ findings: [] }) : changeAnswer(),
};

function open(query: Readonly<Record<string, string>>, answers: Answers = {}) {
  const revalidate = jest.fn();
  const answer = (call: RecordedCall) => ({ ...READS, ...answers })[call.name]?.(call);
  const shell = createFakeShell({ session: fakeSessions.admin, now: NOW, answer, revalidate });
  return renderPage(page, { shell, query: { vue: 'versions', ...query } }).then(() => ({
    shell,
    revalidate,
  }));
}
const openOne = (answers?: Answers) => open({ nom: 'mf-races' }, answers);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const region = (name: string) => within(screen.getByRole('region', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const sent = (calls: readonly RecordedCall[]) =>
  calls.filter(({ name }) => name === '/_delivery/changes').map(({ body }) => body);
const refusal = (findings: readonly object[], status = 422, code = 'refused') =>
  new AppError('http', `HTTP error! status: ${status}`, {
    details: { status, path: '/_delivery/changes', refusal: code, findings: JSON.stringify(findings) },
  });
const FROZEN = { rule: 'freeze', found: 'mf-races is frozen', wanted: 'pnpm unfreeze mf-races first' };

describe('the versions of all', () => {
  it('say what serves, to whom, how it does and who changed it', async () => {
    const canary = { buildId: OLD_BUILD, permyriad: 1250, salt: 'x' };
    await open(
      {},
      {
        '/_delivery/releases': () =>
          releasesAnswer({
            serving: [
              servingBuild({ canary, frozen: true }),
              servingBuild({ name: 'mf-new', lastGood: null }),
            ],
            history: [
              historyLine({
                op: 'canary',
                to: OLD_BUILD,
                detail: { permyriad: 1250 },
                actor: `admin:${ADMIN}`,
              }),
            ],
          }),
      },
    );
    const card = within(screen.getByRole('article', { name: 'Courses du jour' }));
    expect(card.getByText('cccccccc')).toBeVisible();
    expect(card.getByText(/^Essai sur 12,5.%$/)).toBeVisible();
    expect(card.getByText('Gelée')).toBeVisible();
    expect(card.getByText(/^40, dont 25.% avec incident$/)).toBeVisible();
    expect(card.getByText(/^1.000, dont 3.% en échec$/)).toBeVisible();
    expect(card.getByRole('link', { name: /Gérer/ })).toHaveAttribute(
      'href',
      '/Admin?vue=versions&nom=mf-races',
    );
    expect(within(screen.getByRole('article', { name: 'mf-new' })).getByText('aucune')).toBeVisible();
    const history = region('Historique');
    expect(history.getByText(/Essai · Courses du jour · bbbbbbbb → aaaaaaaa, sur 12,5/)).toBeVisible();
    expect(history.getByText(/nouveau filtre/)).toBeVisible();
    expect(history.getByText('21 nov. 2026 à 11h00 · vous')).toBeVisible();
  });

  it('are there without health, and say that the history is away', async () => {
    await open(
      {},
      {
        '/_delivery/releases': () => releasesAnswer({ database: 'away', history: [] }),
        '/_delivery/health': () => {
          throw httpError(503);
        },
      },
    );
    expect(screen.getByRole('article', { name: 'Courses du jour' })).not.toHaveTextContent('Sessions');
    expect(screen.getByRole('alert')).toHaveTextContent('L’historique n’est pas lisible');
    expect(screen.queryByRole('region', { name: 'Historique' })).not.toBeInTheDocument();
  });

  it('show a few changes, then all, then older ones of delivery', async () => {
    const history = Array.from({ length: 50 }, (_, at) =>
      historyLine({ n: 60 - at, reason: `motif ${60 - at}` }),
    );
    let fails = true;
    const { shell } = await open(
      {},
      {
        '/_delivery/releases': () => releasesAnswer({ history }),
        '/_delivery/history': () => {
          if (fails) throw httpError(503);
          return { environment: 'production', lines: [historyLine({ n: 10, reason: 'motif 10' })] };
        },
      },
    );
    const list = region('Historique');
    expect(list.getAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(list.getByRole('button', { name: 'Plus anciens' }));
    expect(list.getAllByRole('listitem')).toHaveLength(50);
    await userEvent.click(list.getByRole('button', { name: 'Plus anciens' }));
    expect(list.getByRole('alert')).toHaveTextContent('La suite n’a pas pu être lue');
    fails = false;
    await userEvent.click(list.getByRole('button', { name: 'Plus anciens' }));
    expect(shell.calls.at(-1)).toMatchObject({ query: { before: 11, limit: 50 } });
    expect(list.getByText(/motif 10/)).toBeVisible();
    expect(list.queryByRole('button', { name: 'Plus anciens' })).not.toBeInTheDocument();
  });

  it('say that nothing serves yet, and that a name serves nothing', async () => {
    await open({}, { '/_delivery/releases': () => releasesAnswer({ serving: [], history: [] }) });
    expect(screen.getByText('Rien n’est encore servi')).toBeVisible();
    expect(screen.getByText('Rien n’a encore changé ici.')).toBeVisible();
  });

  it('know no name that serves nothing', async () => {
    await openOne({ '/_delivery/releases': () => releasesAnswer({ serving: [] }) });
    expect(screen.getByText('Rien n’est servi sous ce nom')).toBeVisible();
  });

  it('can fail to be read', async () => {
    const failing = () => {
      throw httpError(503);
    };
    await open({}, { '/_delivery/releases': failing });
    expect(screen.getByRole('alert')).toHaveTextContent('Les versions n’ont pas pu être lues');
  });

  it('are closed to a member by delivery', async () => {
    const answer = () => {
      throw httpError(403);
    };
    const shell = createFakeShell({ session: fakeSessions.member, answer });
    await renderPage(page, { shell, query: { vue: 'versions' } });
    expect(screen.getByText('Accès réservé')).toBeVisible();
  });
});

describe('one deployable', () => {
  it('shows its health over time, drawn and in a table', async () => {
    await openOne({ '/_delivery/health/timeline': () => timelineAnswer() });
    const health = region('Santé dans le temps');
    expect(health.getByRole('img', { name: /Sessions de Courses du jour/ })).toBeVisible();
    expect(health.getByRole('img', { name: /Part des sessions/ })).toBeVisible();
    const row = within(health.getByRole('table', { name: 'Sessions par version' })).getAllByRole('row')[1];
    expect(row).toHaveTextContent(/^cccccccc401025.%$/);
    expect(health.getByRole('link', { name: '7 jours' })).toHaveAttribute(
      'href',
      '/Admin?vue=versions&nom=mf-races&depuis=7j',
    );
  });

  it('says that nobody was there', async () => {
    await openOne();
    expect(screen.getByText('Aucune session sur cette période.')).toBeVisible();
  });

  it('goes back after a trial, with a reason, and shows the outcome at once', async () => {
    const { shell, revalidate } = await openOne();
    await userEvent.click(button('Revenir à la dernière bonne version'));
    expect(await dialog().findByText('Rien ne s’y oppose.')).toBeVisible();
    await userEvent.click(button('Confirmer'));
    expect(dialog().getByRole('textbox', { name: 'Motif' })).toHaveAccessibleDescription(/Indiquez pourquoi/);
    fireEvent.change(dialog().getByRole('textbox', { name: 'Motif' }), {
      target: { value: ' La page est vide. ' },
    });
    expect(shell.holdsInput()).toBe(true);
    await userEvent.click(dialog().getByRole('checkbox', { name: /Ne plus jamais servir/ }));
    await userEvent.click(button('Confirmer'));
    const wanted = {
      op: 'rollback',
      name: 'mf-races',
      buildId: GOOD_BUILD,
      expectedActive: NEW_BUILD,
      actor: 'admin',
    };
    expect(sent(shell.calls)).toEqual([
      { ...wanted, reason: 'Essai à blanc', dryRun: true },
      { ...wanted, reason: 'La page est vide.', quarantine: true },
    ]);
    expect(
      await screen.findByText(/Retour en arrière · bbbbbbbb.*c’est fait, livraison n° 13/),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(revalidate).toHaveBeenCalledTimes(1);
    expect(shell.holdsInput()).toBe(false);
  });

  it('shows the rules that a trial does not meet, and does not go on', async () => {
    const { shell } = await openOne({ '/_delivery/changes': () => changeAnswer({ findings: [FROZEN] }) });
    await userEvent.click(button(/^Publier.*aaaaaaaa/));
    const alert = await dialog().findByRole('alert');
    expect(alert).toHaveTextContent('La livraison refuse ce changement');
    expect(alert).toHaveTextContent('mf-races is frozen');
    expect(alert).toHaveTextContent('pnpm unfreeze mf-races first');
    expect(button('Confirmer')).toBeDisabled();
    expect(sent(shell.calls)).toHaveLength(1);
  });

  it('shows why a change was refused all the same, and keeps the reason', async () => {
    const { revalidate } = await openOne({
      '/_delivery/changes': ({ body }) => {
        if ((body as { dryRun?: true }).dryRun === true) return changeAnswer({ findings: [] });
        throw refusal([
          { rule: 'serving', found: 'active d, by a change that came before', wanted: 'active c' },
        ]);
      },
    });
    await userEvent.click(button(/^Y revenir.*aaaaaaaa/));
    fireEvent.change(await dialog().findByRole('textbox', { name: 'Motif' }), { target: { value: 'vide' } });
    await userEvent.click(button('Confirmer'));
    expect(await dialog().findByRole('alert')).toHaveTextContent('by a change that came before');
    expect(dialog().getByRole('textbox', { name: 'Motif' })).toHaveValue('vide');
    expect(revalidate).not.toHaveBeenCalled();
  });

  it.each([
    [refusal([], 503, 'backend-away'), /Les commandes fonctionnent/],
    [refusal([], 403, 'forbidden'), /Vous n’avez plus le droit/],
    [new AppError('network', 'no answer'), /n’a pas répondu comme prévu/],
  ])('says what is wrong with a trial (%s), and tries again on demand', async (error, message) => {
    const { shell } = await openOne({
      '/_delivery/changes': () => {
        throw error;
      },
    });
    await userEvent.click(button('Geler'));
    expect(await dialog().findByRole('alert')).toHaveTextContent(message);
    await userEvent.click(button('Vérifier de nouveau'));
    expect(sent(shell.calls)).toHaveLength(2);
    await userEvent.click(button('Annuler'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('tries a build on a share, which must be one', async () => {
    const { shell } = await openOne();
    await userEvent.click(button(/^Essayer.*aaaaaaaa/));
    const share = dialog().getByRole('textbox', { name: /Part des visiteurs/ });
    expect(share).toHaveValue('10');
    fireEvent.change(share, { target: { value: '0' } });
    fireEvent.change(dialog().getByRole('textbox', { name: 'Motif' }), { target: { value: 'essai' } });
    await userEvent.click(button('Confirmer'));
    expect(share).toHaveAccessibleDescription('Indiquez une part de 0,01 à 100.');
    fireEvent.change(share, { target: { value: '2,5' } });
    await userEvent.click(button('Confirmer'));
    expect(sent(shell.calls)).toMatchObject([
      { op: 'canary', permyriad: 1000, dryRun: true },
      { op: 'canary', buildId: OLD_BUILD, permyriad: 250, reason: 'essai' },
    ]);
  });

  it('takes rendering off the server, and says where it is off', async () => {
    const off = servingBuild({ browserOnly: true });
    const { shell } = await openOne({ '/_delivery/releases': () => releasesAnswer({ serving: [off] }) });
    expect(screen.getByText('Sans rendu serveur')).toBeVisible();
    await userEvent.click(button('Rétablir le rendu serveur'));
    expect(await dialog().findByText('Rien ne s’y oppose.')).toBeVisible();
    fireEvent.change(dialog().getByRole('textbox', { name: 'Motif' }), { target: { value: 'réparé' } });
    await userEvent.click(button('Confirmer'));
    expect(sent(shell.calls).at(-1)).toMatchObject({
      op: 'enable-render',
      name: 'mf-races',
      reason: 'réparé',
    });
  });

  it('shows what is to be known, and that nothing would change', async () => {
    const warnings = [{ rule: 'size', found: '61 kB', wanted: 'at most 60 kB' }];
    await openOne({ '/_delivery/changes': () => changeAnswer({ changed: false, findings: [], warnings }) });
    await userEvent.click(button('Geler'));
    expect(await dialog().findByText(/C’est déjà le cas/)).toBeVisible();
    expect(dialog().getByRole('alert')).toHaveTextContent('61 kB');
  });

  it('shows the first of many builds, and the others on demand', async () => {
    const builds = Array.from({ length: 40 }, (_, at) =>
      keptBuild({ buildId: String(at).padStart(16, '0') }),
    );
    await openOne({ '/_delivery/builds': () => ({ environment: 'production', builds }) });
    const list = region('Versions conservées');
    expect(list.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(button(/Afficher 34 versions/));
    expect(list.getAllByRole('listitem')).toHaveLength(40);
  });
});
