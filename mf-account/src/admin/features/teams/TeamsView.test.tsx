import { AppError, type Session, type TeamEntry, type TeamPage } from '@galopin/shared/contracts';
import { createFakeShell, fakeSessions, httpError, renderPage } from '@galopin/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../../../pages/admin';
import { ADMIN_NOW } from '../../testing/adminFixtures';
import { OLD_BUILD } from '../../testing/releaseFixtures';
import { teamEntry, teamPageAnswer, teamPlace, teamServing } from '../../testing/teamFixtures';

const { member } = fakeSessions;
const verified: Session = { ...member, user: { ...member.user, emailVerified: true } };
const ALL = [teamEntry({ name: 'account', remotes: ['mf-account'] }), teamEntry()];
const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));

interface Answers {
  readonly teams?: readonly TeamEntry[] | AppError;
  readonly page?: TeamPage | AppError;
}

function open(
  { teams = ALL, page: shown = teamPageAnswer() }: Answers = {},
  query: Readonly<Record<string, string>> = { vue: 'equipes' },
  session: Session = fakeSessions.admin,
  revalidate?: () => void,
) {
  const answer = ({ name }: { readonly name: string }) => {
    const body = name === '/_delivery/teams' ? teams : shown;
    if (body instanceof Error) throw body;
    return body === teams ? { teams } : body;
  };
  const shell = createFakeShell({ session, now: ADMIN_NOW, answer, ...(revalidate && { revalidate }) });
  return renderPage(page, { shell, query });
}

describe('the teams, for the administrator', () => {
  it('are listed with what each owns, and lead to their pages', async () => {
    const { shell } = await open();
    expect(shell.calls.map(({ name }) => name)).toEqual(['/_delivery/teams']);
    expect(region('races').getByText('Courses du jour')).toBeVisible();
    expect(region('races').getByText('staging, production')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir l’équipe account' })).toHaveAttribute(
      'href',
      '/Admin?vue=equipes&equipe=account',
    );
    expect(screen.getByRole('navigation', { name: 'Vues de l’administration' })).toBeVisible();
  });

  it('say that there are none', async () => {
    await open({ teams: [] });
    expect(screen.getByText('Aucune équipe')).toBeVisible();
  });

  it('are not asked for by a name that is none of them', async () => {
    for (const equipe of ['meteo', 'constructor']) {
      const { shell, unmount } = await open({}, { vue: 'equipes', equipe });
      expect(screen.getByText('Cette équipe n’est pas la vôtre')).toBeVisible();
      expect(shell.calls.map(({ name }) => name)).toEqual(['/_delivery/teams']);
      unmount();
    }
  });

  it.each([httpError(503), new AppError('network', 'no answer'), new AppError('malformed', 'x')])(
    'say that they could not be read (%s), and are asked again on demand',
    async (error) => {
      const revalidate = jest.fn();
      await open({ teams: error }, { vue: 'equipes' }, fakeSessions.admin, revalidate);
      expect(screen.getByRole('alert')).toHaveTextContent('Les équipes n’ont pas pu être lues');
      await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
      expect(revalidate).toHaveBeenCalledTimes(1);
    },
  );
});

describe('a team’s page', () => {
  const query = { vue: 'equipes', equipe: 'races' };

  it('shows what it owns and what serves, since when and by whom', async () => {
    const { shell } = await open({}, query);
    expect(shell.calls[1]?.name).toBe('/_delivery/teams/races');
    expect(region('Équipe races').getByText('Membres')).toBeVisible();
    const production = region('Courses du jour, production');
    expect(region('Courses du jour').getByText('/ /Jour /Stats')).toBeVisible();
    expect(production.getByText('cccccccc')).toBeVisible();
    expect(production.getByText('races (ann@desk)')).toBeVisible();
    expect(production.getByText('Éprouvée')).toBeVisible();
    expect(region('Courses du jour, staging').getByText('Rien n’y est servi.')).toBeVisible();
  });

  it('shows how it does: sessions, incidents and how long pages take', async () => {
    await open({}, query);
    const production = region('Courses du jour, production');
    expect(production.getByText('1 240, dont 2,5 % avec incident')).toBeVisible();
    expect(production.getByText('412 ms (95 % en 1 830 ms)')).toBeVisible();
  });

  it('shows each budget with its figure and limit, and says where one is passed', async () => {
    await open({}, query);
    const bars = within(region('Courses du jour, production').getByRole('list', { name: 'Poids, comprimé' }));
    const texts = bars.getAllByRole('listitem').map((item) => item.textContent);
    expect(texts).toEqual([
      'Entrée12,3 ko sur 19 ko',
      'Page DayPage66 ko plus que les 60 ko permis',
      'Vignette nextRaceWidget6,7 ko sur 60 ko',
      'Total125 ko sur 250 ko',
    ]);
  });

  it('shows a build on trial with its own health, and what is withdrawn or stands still', async () => {
    const serving = teamServing({
      canary: { buildId: OLD_BUILD, permyriad: 500 },
      frozen: true,
      disabled: true,
      quarantined: [OLD_BUILD, 'd'.repeat(16)],
      by: 'admin',
    });
    const health = [
      ...(teamPlace().health ?? []),
      { build: OLD_BUILD, sessions: 0, badSessions: 0, rendered: 30, unrendered: 10, loadMs: null },
    ];
    const parts = [{ name: 'mf-races', paths: [], places: [teamPlace({ serving, health })] }];
    await open({ page: teamPageAnswer({ parts }) }, query);
    const production = region('Courses du jour, production');
    for (const text of [
      'Essai sur 5 %',
      'Gelée',
      'Hors service',
      'Sessions de l’essai',
      'dddddddd',
      /^40, dont 25.% en échec$/,
    ])
      expect(production.getByText(text)).toBeVisible();
    expect(production.getByText('l’administrateur du site')).toBeVisible();
  });

  it('shows its last changes and its tokens, and no secret of them', async () => {
    await open({}, query);
    const history = region('Dernières mises en service');
    expect(history.getByText(/Essai · Courses du jour · .* sur 10 % des visiteurs/)).toBeVisible();
    expect(history.getByText(/production · .* · l’administrateur du site/)).toBeVisible();
    const tokens = region('Jetons en cours');
    expect(tokens.getByText('Pour Courses du jour, en staging')).toBeVisible();
    expect(tokens.getByText('Pour toutes ses parties, en production')).toBeVisible();
  });

  it('is worth showing while the database is away, and says what is missing', async () => {
    const places = [teamPlace({ serving: teamServing({ since: null, by: null }), health: null })];
    const parts = [{ name: 'mf-races', paths: [], places }];
    await open({ page: teamPageAnswer({ database: 'away', parts, history: [], tokens: [] }) }, query);
    expect(screen.getByText('L’historique n’est pas lisible')).toBeVisible();
    expect(region('Courses du jour, production').queryByText('Servie depuis le')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Jetons en cours' })).not.toBeInTheDocument();
  });

  it('says of a team that owns and did nothing that there is nothing', async () => {
    await open({ page: teamPageAnswer({ remotes: [], parts: [], history: [], tokens: [] }) }, query);
    expect(screen.getByText('Rien à montrer')).toBeVisible();
    expect(screen.getByText('Rien n’a encore changé ici.')).toBeVisible();
    expect(screen.getByText('Aucun jeton en cours.')).toBeVisible();
  });

  it('is closed where the server refuses it', async () => {
    await open({ page: httpError(403) }, query);
    expect(screen.getByText('Accès réservé')).toBeVisible();
  });
});

describe('/Admin for a member of a team', () => {
  const teams = [teamEntry()];

  it.each(['equipes', 'membres', 'versions', ''])(
    'is the team’s page alone, whatever %j asks for',
    async (vue) => {
      const { shell } = await open({ teams }, { vue }, verified);
      expect(screen.getByRole('heading', { level: 1, name: 'Mon équipe' })).toBeVisible();
      expect(region('Équipe races').getByText('Courses du jour')).toBeVisible();
      expect(screen.queryByRole('navigation', { name: 'Vues de l’administration' })).not.toBeInTheDocument();
      expect(new Set(shell.calls.map(({ name }) => name))).toEqual(
        new Set(['/_delivery/teams', '/_delivery/teams/races']),
      );
    },
  );

  it('lets who is in several choose', async () => {
    await open({ teams: ALL }, { equipe: 'races' }, verified);
    const links = within(screen.getByRole('navigation', { name: 'Équipes' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['account', null],
      ['races', 'page'],
    ]);
  });

  it('is closed to who is in none, and fails in place where that cannot be known', async () => {
    const { unmount } = await open({ teams: [] }, {}, verified);
    expect(screen.getByText('Accès réservé')).toBeVisible();
    unmount();
    await open({ teams: httpError(503) }, {}, verified);
    expect(screen.getByRole('alert')).toHaveTextContent('Les équipes n’ont pas pu être lues');
    expect(screen.queryByRole('navigation', { name: 'Vues de l’administration' })).not.toBeInTheDocument();
  });

  it('asks nobody about an address that is not verified', async () => {
    const { shell } = await open({ teams }, {}, member);
    expect(screen.getByText('Accès réservé')).toBeVisible();
    expect(shell.calls).toEqual([]);
  });
});
