import type { Session } from '@galopin/shared/contracts';
import { createFakeShell, fakeSessions, httpError, renderPage } from '@galopin/shared/testing';
import { screen, within } from '@testing-library/react';
import { page } from '../../pages/profile';
import { alertState, offer } from '../../testing/accountFixtures';

const { member, admin } = fakeSessions;
const verified: Session = { ...member, user: { ...member.user, emailVerified: true } };
const races = { name: 'races', remotes: ['mf-races'], environments: ['production'], isOnCall: false };
const TEAMS = '/_delivery/teams';

async function open(session: Session, teams: unknown) {
  const answers: Readonly<Record<string, unknown>> = {
    '/apin/paypal/offer': offer(),
    '/apin/paypal/payments': { payments: [] },
    [TEAMS]: teams,
  };
  const answer = ({ name }: { readonly name: string }) => {
    if (name.endsWith('/alerts')) return alertState();
    const body = answers[name] ?? { uid: 'u1' };
    if (body instanceof Error) throw body;
    return body;
  };
  return renderPage(page, { shell: createFakeShell({ session, answer }) });
}
const hasAsked = ({ calls }: { readonly calls: readonly { readonly name: string }[] }) =>
  calls.some(({ name }) => name === TEAMS);

describe('the way to the team’s page, on the profile', () => {
  it('is shown to who is in a team', async () => {
    await open(verified, { teams: [races] });
    const card = within(await screen.findByRole('region', { name: 'Mon équipe' }));
    expect(card.getByText(/Ce que l’équipe races possède/)).toBeVisible();
    expect(card.getByRole('link', { name: 'Voir mon équipe' })).toHaveAttribute('href', '/Admin');
  });

  it.each([
    ['in none', { teams: [] }],
    ['refused', httpError(403)],
    ['not answered', httpError(503)],
  ])('is not shown to who is %s', async (_why, teams) => {
    const { shell } = await open(verified, teams);
    expect(await screen.findByRole('region', { name: 'Compte' })).toBeVisible();
    expect(hasAsked(shell)).toBe(true);
    expect(screen.queryByRole('region', { name: 'Mon équipe' })).not.toBeInTheDocument();
  });

  it('is not asked for where no team can list the account, nor by the administrator, who sees all', async () => {
    for (const session of [member, admin]) {
      const { shell, unmount } = await open(session, { teams: [races] });
      expect(hasAsked(shell)).toBe(false);
      unmount();
    }
  });
});
