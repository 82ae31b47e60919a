import { AppError, DEFAULT_USER_SETTINGS } from '@galopin/shared/contracts';
import { createFakeShell, fakeSessions, httpError, renderWithShell } from '@galopin/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataCard } from './DataCard';
import { SecurityCard } from './SecurityCard';
import { SettingsCard } from './SettingsCard';

const session = fakeSessions.member;
const { user } = session;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the settings', () => {
  const setUp = (answer: () => unknown) => {
    const revalidate = jest.fn();
    const shell = createFakeShell({ session, answer, revalidate });
    renderWithShell(<SettingsCard uid="u1" settings={DEFAULT_USER_SETTINGS} onRetry={revalidate} />, shell);
    return { shell, revalidate };
  };

  it('are shown as saved once the server has them', async () => {
    const { shell, revalidate } = setUp(() => ({ uid: 'u1', displayName: 'Duc', newsletter: true }));
    await userEvent.type(screen.getByLabelText('Nom affiché'), ' Duc ');
    await userEvent.click(screen.getByLabelText('Recevoir la lettre d’information'));
    await userEvent.selectOptions(screen.getByLabelText('Séparateur des fichiers CSV'), 'Virgule');
    expect(shell.holdsInput()).toBe(true);
    await press('Enregistrer');
    expect(screen.getByText('Réglages enregistrés.')).toBeVisible();
    expect(shell.calls).toMatchObject([
      {
        kind: 'patch',
        name: '/apin/user/u1',
        body: { displayName: 'Duc', newsletter: true, preferences: { csvSeparator: ',' } },
      },
    ]);
    // What the server kept, not what was typed.
    expect(screen.getByLabelText('Nom affiché')).toHaveValue('Duc');
    expect(screen.getByLabelText('Séparateur des fichiers CSV')).toHaveValue(';');
    expect(shell.holdsInput()).toBe(false);
    expect(revalidate).toHaveBeenCalledTimes(1);
  });

  it('keep what was typed where they cannot be saved', async () => {
    const { shell } = setUp(() => {
      throw httpError(503);
    });
    await userEvent.type(screen.getByLabelText('Nom affiché'), 'Duc');
    await press('Enregistrer');
    expect(screen.getByRole('alert')).toHaveTextContent('Les réglages n’ont pas été enregistrés');
    expect(screen.getByLabelText('Nom affiché')).toHaveValue('Duc');
    expect(shell.holdsInput()).toBe(true);
  });

  it('send no name of more than 60 characters', async () => {
    const { shell } = setUp(() => null);
    await userEvent.click(screen.getByLabelText('Nom affiché'));
    await userEvent.paste('x'.repeat(61));
    await press('Enregistrer');
    expect(screen.getByLabelText('Nom affiché')).toHaveAccessibleDescription('Au plus 60 caractères.');
    expect(shell.calls).toEqual([]);
  });
});

describe('the password', () => {
  const setUp = () => {
    const shell = createFakeShell({ session, answer: () => null });
    renderWithShell(<SecurityCard user={user} />, shell);
    return shell;
  };
  const enter = async (current: string, next: string) => {
    await userEvent.type(screen.getByLabelText('Mot de passe actuel'), current);
    await userEvent.type(screen.getByLabelText('Nouveau mot de passe'), next);
    await press('Changer le mot de passe');
  };

  it('is changed for who knows it, and the form is empty again', async () => {
    setUp();
    await enter('demo1234', 'un cheval au galop');
    expect(await screen.findByText('Votre mot de passe est changé.')).toBeVisible();
    expect(screen.getByLabelText('Mot de passe actuel')).toHaveValue('');
  });

  it('is not changed with a wrong one, which is said beside it', async () => {
    setUp();
    await enter('autre', 'un cheval au galop');
    expect(screen.getByLabelText('Mot de passe actuel')).toHaveAccessibleDescription(
      'Mot de passe incorrect.',
    );
    expect(screen.queryByText('Votre mot de passe est changé.')).not.toBeInTheDocument();
  });

  it('is not changed to a short one', async () => {
    setUp();
    await enter('demo1234', 'court');
    expect(screen.getByLabelText('Nouveau mot de passe')).toBeInvalid();
  });
});

describe('signing out everywhere', () => {
  it('ends every session, this one too', async () => {
    const shell = createFakeShell({ session, answer: () => null });
    renderWithShell(<SecurityCard user={user} />, shell);
    await press('Se déconnecter partout');
    expect(shell.calls).toMatchObject([
      { name: `/apin/user/${encodeURIComponent(user.uid)}/sign-out-everywhere` },
    ]);
    expect(shell.session.get().status).toBe('anonymous');
  });

  it('leaves this session where the others could not be ended', async () => {
    const shell = createFakeShell({ session });
    renderWithShell(<SecurityCard user={user} />, shell);
    await press('Se déconnecter partout');
    expect(screen.getByRole('alert')).toHaveTextContent('Vos sessions n’ont pas pu être fermées');
    expect(shell.session.get().status).toBe('signedIn');
  });
});

describe('the member’s data', () => {
  const everything = { exportedAt: '2026-11-21T12:00:00.000Z', user: { uid: 'u1' }, payments: [] };

  it('are kept as a JSON file named after the day', async () => {
    const kept: { name: string; blob: Blob | undefined }[] = [];
    let made: Blob | undefined;
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        made = blob;
        return 'blob:made';
      },
    });
    const follow = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      kept.push({ name: event.target.download, blob: made });
    };
    document.addEventListener('click', follow);
    const now = Date.parse('2026-11-21T12:00:00Z');
    renderWithShell(<DataCard user={user} />, createFakeShell({ session, now, answer: () => everything }));
    await press('Exporter mes données');
    document.removeEventListener('click', follow);
    expect(kept).toEqual([{ name: 'galopin-mes-donnees-2026-11-21.json', blob: expect.any(Blob) }]);
    expect(kept[0]?.blob).toMatchObject({ type: 'application/json' });
  });

  it('that cannot be exported are said', async () => {
    renderWithShell(<DataCard user={user} />, createFakeShell({ session }));
    await press('Exporter mes données');
    expect(screen.getByRole('alert')).toHaveTextContent('Vos données n’ont pas pu être exportées');
  });
});

describe('deleting the account', () => {
  const setUp = (deleteAccount?: (password: string) => Promise<void>) => {
    const base = createFakeShell({ session });
    const shell = { ...base, session: { ...base.session, ...(deleteAccount && { deleteAccount }) } };
    renderWithShell(<DataCard user={user} />, shell);
    return shell;
  };
  const enter = async (word: string, password: string) => {
    await press('Supprimer mon compte');
    expect(screen.getByLabelText('Tapez SUPPRIMER pour confirmer')).toHaveFocus();
    await userEvent.keyboard(word);
    if (password !== '') await userEvent.type(screen.getByLabelText('Mot de passe du compte'), password);
    await press('Supprimer définitivement');
  };

  it('takes the word and the password', async () => {
    const shell = setUp();
    await enter('SUPPRIMER', 'demo1234');
    expect(shell.session.get().status).toBe('anonymous');
    expect(shell.visited).toEqual(['/connec']);
  });

  it.each([
    ['supprimer', 'demo1234', 'Tapez SUPPRIMER pour confirmer', 'Tapez exactement SUPPRIMER.'],
    ['SUPPRIMER', '', 'Mot de passe du compte', 'Indiquez votre mot de passe.'],
    ['SUPPRIMER', 'autre', 'Mot de passe du compte', 'Mot de passe incorrect.'],
  ])('does nothing with « %s » and password « %s »', async (word, password, field, words) => {
    const shell = setUp();
    await enter(word, password);
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription(words);
    expect(shell.session.get().status).toBe('signedIn');
  });

  it('that fails says that nothing has changed', async () => {
    setUp(() =>
      Promise.reject(new AppError('http', 'HTTP error! status: 503', { details: { status: 503 } })),
    );
    await enter('SUPPRIMER', 'demo1234');
    expect(await screen.findByRole('alert')).toHaveTextContent('Rien n’a changé');
  });

  it('can be thought over', async () => {
    setUp();
    await press('Supprimer mon compte');
    await press('Garder mon compte');
    expect(screen.queryByLabelText('Mot de passe du compte')).not.toBeInTheDocument();
  });
});
