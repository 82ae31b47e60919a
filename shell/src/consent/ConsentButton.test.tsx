import { createFakeShell, renderWithShell } from '@galopin/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member } from '../testing/createFakeIdentity';
import { fakePages, fakeRoute, ready, textPage } from '../testing/fixtures';
import { renderSite } from '../testing/renderSite';
import { ConsentButton } from './ConsentButton';
import { CONSENT_KEY } from './createConsent';

const AUDIENCE = 'Mesurer l’audience de mes visites';
const LINK = 'Relier ces mesures à mon compte';

async function visit() {
  const pages = fakePages({ 'mf-test/home': ready(textPage('Les courses')) });
  return renderSite({ routes: [fakeRoute()], pages, path: '/' });
}
const button = () =>
  within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Mesure d’audience' });
const open = async () => {
  await userEvent.click(button());
  return screen.findByRole('dialog', { name: 'Mesure d’audience' });
};
const kept = () => JSON.parse(localStorage.getItem(CONSENT_KEY) ?? '{}') as unknown;

// The dialog's code comes with the first wish for it, which takes its time on a busy machine.
beforeAll(() => import('./ConsentDialog'), 30_000);
beforeEach(() => localStorage.clear());

describe('the choice about the audience', () => {
  it('is in the footer; a visitor refuses and agrees again, at once', async () => {
    const { settle } = await visit();
    await settle(null);
    await open();
    const audience = screen.getByRole('switch', { name: AUDIENCE });
    expect(audience).toBeChecked();
    await userEvent.click(audience);
    expect(audience).not.toBeChecked();
    expect(kept()).toEqual({ audience: false });
    await userEvent.click(audience);
    expect(kept()).toEqual({ audience: true });
    expect(screen.getByRole('link', { name: 'Confidentialité' })).toHaveAttribute('href', '/confidentialite');
  });

  it('offers the link with an account to nobody else', async () => {
    const { settle } = await visit();
    await settle(null);
    await open();
    expect(screen.queryByRole('switch', { name: LINK })).toBeNull();
  });

  it('links with the account of who is signed in once they say so, and not without the measuring', async () => {
    const { settle } = await visit();
    await settle(member);
    await open();
    const link = screen.getByRole('switch', { name: LINK });
    expect(link).not.toBeChecked();
    await userEvent.click(link);
    expect(kept()).toEqual({ link: member.uid });
    await userEvent.click(screen.getByRole('switch', { name: AUDIENCE }));
    expect(link).not.toBeChecked();
    expect(link).toBeDisabled();
  });

  it('says that the browser has refused already', async () => {
    Object.assign(navigator, { globalPrivacyControl: true });
    const { settle } = await visit();
    await settle(null);
    await open();
    Object.assign(navigator, { globalPrivacyControl: undefined });
    expect(screen.getByRole('switch', { name: AUDIENCE })).not.toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent('Votre navigateur demande à ne pas être suivi');
  });

  it('gives the focus back when it is left by Escape', async () => {
    await visit();
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button()).toHaveFocus());
  });

  it('is said to be missing, in words, when it cannot be loaded', async () => {
    const shell = createFakeShell();
    renderWithShell(<ConsentButton audience={() => Promise.reject(new Error('no such file'))} />, shell);
    await userEvent.click(screen.getByRole('button', { name: 'Mesure d’audience' }));
    await waitFor(() =>
      expect(shell.notified).toEqual([
        { message: expect.stringMatching(/^Ce choix n’a pas pu être chargé/), status: 'error' },
      ]),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
