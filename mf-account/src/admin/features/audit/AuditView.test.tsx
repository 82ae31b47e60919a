import type { AuditReport } from '@galopin/shared/contracts';
import { createFakeShell, fakeSessions, httpError, renderPage } from '@galopin/shared/testing';
import { screen, within } from '@testing-library/react';
import { page } from '../../../pages/admin';
import { ADMIN_NOW } from '../../testing/adminFixtures';

const action = {
  id: '12',
  at: '2026-11-21T13:00:00.000Z',
  actor: 'admin-1',
  action: 'POST /apin/content/:kind/:key/publish',
  subject: 'articles/cotes',
  status: 200,
};
const REPORT: AuditReport = {
  actions: [
    action,
    { ...action, id: '11', action: 'GET /apin/admin/members', subject: 'limit=25 search', status: 500 },
    { ...action, id: '10', action: 'GET /apin/later', subject: '', status: null },
  ],
  next: '10',
  refusals: [
    {
      route: 'GET /apin/admin/members',
      status: 401,
      code: 'unauthenticated',
      calls: 1240,
      lastAt: '2026-11-21T12:00:00.000Z',
      networks: ['203.0.113.0/24'],
    },
  ],
};

function open(answer: () => unknown, query: Readonly<Record<string, string>> = {}) {
  const shell = createFakeShell({ session: fakeSessions.admin, now: ADMIN_NOW, answer });
  return renderPage(page, { shell, query: { vue: 'journal', ...query } });
}
const row = (name: RegExp) => within(screen.getByRole('row', { name }));

describe('the log of the administration', () => {
  it('says who did what, when, and what it came to', async () => {
    const { shell } = await open(() => REPORT);
    expect(shell.calls[0]).toMatchObject({ name: '/apin/admin/audit', query: { days: 7 } });
    expect(row(/Contenu publié/).getByText('articles/cotes')).toBeVisible();
    expect(row(/Contenu publié/).getByText('admin-1')).toBeVisible();
    expect(row(/Contenu publié/).getByText('Fait')).toBeVisible();
    expect(row(/Membres lus/).getByText('Échec (500)')).toBeVisible();
    expect(row(/GET \/apin\/later/).getByText('Inconnu')).toBeVisible();
  });

  it('shows what was refused, how often and from where', async () => {
    await open(() => REPORT);
    const refusals = within(screen.getByRole('region', { name: 'Appels refusés' }));
    expect(refusals.getByText('1 240 appels')).toBeVisible();
    expect(refusals.getByText(/401 unauthenticated.*203\.0\.113\.0\/24/)).toBeVisible();
  });

  it('goes to older actions and back', async () => {
    const { unmount } = await open(() => REPORT);
    expect(screen.getByRole('link', { name: 'Actions plus anciennes' })).toHaveAttribute(
      'href',
      '/Admin?vue=journal&avant=10',
    );
    unmount();
    const { shell } = await open(() => ({ ...REPORT, next: null }), { avant: '10' });
    expect(shell.calls[0]?.query).toEqual({ before: '10', days: 7 });
    expect(screen.getByRole('link', { name: 'Revenir aux plus récentes' })).toHaveAttribute(
      'href',
      '/Admin?vue=journal',
    );
    expect(screen.queryByRole('link', { name: 'Actions plus anciennes' })).not.toBeInTheDocument();
  });

  it('asks for no place that cannot be one', async () => {
    const { shell } = await open(() => REPORT, { avant: '1 or 1=1' });
    expect(shell.calls[0]?.query).toEqual({ before: undefined, days: 7 });
  });

  it('says that nothing happened', async () => {
    await open(() => ({ actions: [], next: null, refusals: [] }));
    expect(screen.getByText('Aucune action')).toBeVisible();
    expect(screen.getByText('Aucun appel refusé')).toBeVisible();
  });

  it('says that it could not be read, and is closed when the server says so', async () => {
    const failing = (status: number) => () => {
      throw httpError(status);
    };
    const { unmount } = await open(failing(503));
    expect(screen.getByRole('alert')).toHaveTextContent('Le journal n’a pas pu être lu');
    unmount();
    await open(failing(403));
    expect(screen.getByText('Accès réservé')).toBeVisible();
  });
});
