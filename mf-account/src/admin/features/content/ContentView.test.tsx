import { AppError } from '@galopin/shared/contracts';
import { NO_SELLER } from '@galopin/shared/lib';
import {
  createFakeShell,
  fakeSessions,
  httpError,
  renderPage,
  type RecordedCall,
} from '@galopin/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../../../pages/admin';
import {
  ADMIN,
  ARTICLE,
  articleItem,
  contentSummary,
  contentVersion,
  tipItem,
} from '../../testing/contentFixtures';

const NOW = Date.parse('2026-11-21T14:15:00Z');

function open(query: Readonly<Record<string, string>>, answer: (call: RecordedCall) => unknown) {
  const shell = createFakeShell({ session: fakeSessions.admin, now: NOW, answer });
  return renderPage(page, { shell, query: { vue: 'contenus', ...query } });
}
const openArticle = (answer: (call: RecordedCall) => unknown) =>
  open({ liste: 'guide', cle: 'cotes' }, answer);
const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const preview = () => within(screen.getByRole('region', { name: 'Aperçu' }));
const sent = (calls: readonly RecordedCall[], kind: RecordedCall['kind']) =>
  calls.filter((call) => call.kind === kind).map(({ name, body }) => [name, body]);
const refused = (status: number, refusal: string) =>
  new AppError('http', `HTTP error! status: ${status}`, { details: { status, path: '/', refusal } });

describe('the lists of contents', () => {
  it('show the races of a day with the state of their tips', async () => {
    const { race } = tipItem();
    const latest = contentVersion();
    await open({}, () => ({
      jour: '2026-11-21',
      races: [{ ...race, tip: contentSummary({ key: '1204', title: '', state: 'draft', latest }) }],
    }));
    const row = screen.getByRole('link', { name: /Prix de Cornulier/ });
    expect(row).toHaveTextContent('Brouillon enregistré le 21 nov. 2026 à 14h02 par admin@demo.test');
    expect(row).toHaveAttribute('href', '/Admin?vue=contenus&liste=pronostics&jour=2026-11-21&cle=1204');
    expect(screen.getByRole('link', { name: 'Aujourd’hui' })).toHaveAttribute('aria-current', 'date');
  });

  it('say that there is no race, and no article', async () => {
    const { unmount } = await open({}, () => ({ jour: '2026-11-21', races: [] }));
    expect(screen.getByText('Aucune course ce jour-là')).toBeVisible();
    unmount();
    await open({ liste: 'guide' }, () => ({ articles: [] }));
    expect(screen.getByText('Aucun article')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Nouvel article' })).toBeVisible();
  });

  it('tell what is missing of the seller', async () => {
    await open({ liste: 'legal' }, () => ({
      pages: [contentSummary({ key: 'cgv', state: 'modified' })],
      seller: contentSummary({ key: 'vendeur', title: 'vendeur', state: 'none' }),
      missing: ['siren', 'mediator'],
    }));
    expect(screen.getByRole('alert')).toHaveTextContent('numéro SIREN, médiateur de la consommation');
    const row = screen.getByRole('link', { name: /Conditions générales de vente/ });
    expect(row).toHaveTextContent('Modifié depuis la publication');
  });

  it('say that they could not be read, and that a content is not there', async () => {
    const { unmount } = await open({ liste: 'guide' }, () => {
      throw httpError(503);
    });
    expect(screen.getByText('Les contenus n’ont pas pu être lus')).toBeVisible();
    unmount();
    await openArticle(() => {
      throw httpError(404);
    });
    expect(screen.getByText('Ce contenu n’existe pas')).toBeVisible();
  });

  it('are closed to a member, and to anybody, when the server says so', async () => {
    const answer = () => {
      throw httpError(403);
    };
    const shell = createFakeShell({ session: fakeSessions.member, answer });
    const { unmount } = await renderPage(page, { shell, query: { vue: 'contenus' } });
    expect(screen.getByText('Accès réservé')).toBeVisible();
    unmount();
    await openArticle(() => {
      throw httpError(403);
    });
    expect(screen.getByText('Accès réservé')).toBeVisible();
  });
});

describe('an article in the editor', () => {
  it('is seen as visitors will see it while it is typed', async () => {
    const { shell } = await openArticle(() => articleItem());
    expect(preview().getByRole('heading', { name: 'Au départ' })).toBeVisible();
    expect(shell.holdsInput()).toBe(false);
    await userEvent.clear(field('Titre'));
    await userEvent.type(field('Titre'), 'Les cotes !');
    expect(preview().getByRole('heading', { name: 'Les cotes\u202f!' })).toBeVisible();
    expect(screen.getByText('Modifications non enregistrées')).toBeVisible();
    expect(shell.holdsInput()).toBe(true);
  });

  it('is kept as a draft, then published, each upon the version before', async () => {
    const text = { ...ARTICLE, summary: 'En bref. Plus.' };
    const history = [contentVersion({ changed: ['summary'] })];
    const { shell } = await openArticle(({ kind, name }) => {
      if (kind === 'get') return articleItem();
      const isPublic = name.endsWith('/publish');
      return articleItem({
        text,
        history,
        state: isPublic ? 'published' : 'modified',
        version: isPublic ? 2 : 1,
      });
    });
    await userEvent.type(field('Résumé'), ' Plus.');
    await userEvent.click(button('Enregistrer le brouillon'));
    expect(sent(shell.calls, 'patch')).toEqual([['/apin/content/articles/cotes', { version: 0, text }]]);
    expect(screen.getByText('Modifié depuis la publication')).toBeVisible();
    await waitFor(() => expect(shell.holdsInput()).toBe(false));
    await userEvent.click(button('Publier'));
    expect(sent(shell.calls, 'post')).toEqual([
      ['/apin/content/articles/cotes/publish', { version: 1, text }],
    ]);
    expect(shell.notified.map(({ message }) => message)).toEqual([
      'Brouillon enregistré\u202f: les visiteurs ne le voient pas.',
      'Publié\u202f: les visiteurs le voient dès maintenant.',
    ]);
  });

  it('is not sent with a field to correct, which gets the focus', async () => {
    const { shell } = await openArticle(() => articleItem());
    await userEvent.clear(field('Texte'));
    await userEvent.click(button('Publier'));
    expect(field('Texte')).toHaveAccessibleDescription('À remplir.');
    expect(field('Texte')).toHaveFocus();
    expect(sent(shell.calls, 'post')).toEqual([]);
  });

  it('is not corrected at every letter once it was kept', async () => {
    await openArticle(({ kind }) => (kind === 'get' ? articleItem() : articleItem({ version: 1 })));
    await userEvent.type(field('Résumé'), ' Plus.');
    await userEvent.click(button('Enregistrer le brouillon'));
    await userEvent.clear(field('Titre'));
    expect(field('Titre')).toBeValid();
  });

  it('loses nothing when another version was saved, and goes on upon that', async () => {
    const theirs = articleItem({
      version: 5,
      text: { ...ARTICLE, title: 'Leur titre' },
      history: [contentVersion({ version: 5, by: 'autre@demo.test' })],
    });
    let isFirst = true;
    const { shell } = await openArticle(({ kind }) => {
      if (kind === 'get') return isFirst ? articleItem() : theirs;
      if (!isFirst) return articleItem({ version: 6, text: { ...ARTICLE, title: 'Mon titre' } });
      isFirst = false;
      throw refused(409, 'content-changed');
    });
    await userEvent.clear(field('Titre'));
    await userEvent.type(field('Titre'), 'Mon titre');
    await userEvent.click(button('Enregistrer le brouillon'));
    expect(screen.getByRole('alert')).toHaveTextContent('par autre@demo.test');
    expect(field('Titre')).toHaveValue('Mon titre');
    await userEvent.click(button('Voir l’autre version'));
    const other = within(screen.getByRole('region', { name: 'Aperçu de l’autre version' }));
    expect(other.getByText('Leur titre')).toBeVisible();
    await userEvent.click(button('Continuer avec ma saisie'));
    await userEvent.click(button('Enregistrer le brouillon'));
    expect(shell.calls.at(-1)).toMatchObject({ body: { version: 5, text: { title: 'Mon titre' } } });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    [httpError(500), /L’enregistrement a échoué/],
    [httpError(403), /Vous n’avez plus le droit/],
    [httpError(400), /Le serveur a refusé ce texte/],
  ])('keeps what was typed when it cannot be saved (%s)', async (error, message) => {
    const { shell } = await openArticle(({ kind }) => {
      if (kind === 'get') return articleItem();
      throw error;
    });
    await userEvent.type(field('Titre'), ' 2');
    await userEvent.click(button('Enregistrer le brouillon'));
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(field('Titre')).toHaveValue('Lire les cotes 2');
    expect(shell.holdsInput()).toBe(true);
  });

  it('takes up an earlier version, and asks first where something is unsaved', async () => {
    const history = [contentVersion({ version: 2, action: 'published' }), contentVersion()];
    const { shell } = await openArticle(({ name }) =>
      name.endsWith('/versions/1')
        ? { ...contentVersion(), text: { ...ARTICLE, title: 'Ancien titre' } }
        : articleItem({ version: 2, history }),
    );
    expect(screen.getByText('Version 2 · Publiée')).toBeVisible();
    expect(screen.getAllByText(new RegExp(ADMIN))).not.toHaveLength(0);
    await userEvent.type(field('Titre'), ' 2');
    await userEvent.click(button('Reprendre la version 1'));
    await userEvent.click(button('Garder ma saisie'));
    expect(field('Titre')).toHaveValue('Lire les cotes 2');
    await userEvent.click(button('Reprendre la version 1'));
    await userEvent.click(button('Remplacer'));
    expect(await screen.findByText(/La version 1 est reprise/)).toBeVisible();
    expect(field('Titre')).toHaveValue('Ancien titre');
    expect(sent(shell.calls, 'patch')).toEqual([]);
  });

  it('asks before it is left unsaved', async () => {
    await openArticle(() => articleItem());
    await userEvent.type(field('Titre'), ' 2');
    await userEvent.click(screen.getByRole('link', { name: 'Revenir à la liste' }));
    expect(screen.getByRole('dialog', { name: /Quitter sans enregistrer/ })).toBeVisible();
    await userEvent.click(button('Rester'));
    expect(field('Titre')).toHaveValue('Lire les cotes 2');
  });

  it('is made new under an address made of its title, unless that is taken', async () => {
    let isTaken = true;
    const { shell } = await open({ liste: 'guide', nouveau: '' }, () => {
      if (isTaken) throw refused(409, 'content-exists');
      return articleItem({ key: 'mes-cotes', state: 'draft', version: 1 });
    });
    await userEvent.type(field('Titre'), 'Mes cotes');
    await userEvent.type(field('Texte'), 'Un texte.');
    await userEvent.click(field('Fin de l’adresse'));
    expect(field('Fin de l’adresse')).toHaveValue('mes-cotes');
    await userEvent.click(button('Enregistrer le brouillon'));
    expect(field('Fin de l’adresse')).toHaveAccessibleDescription(/a déjà cette adresse/);
    isTaken = false;
    await userEvent.type(field('Fin de l’adresse'), '-2');
    await userEvent.click(button('Enregistrer le brouillon'));
    expect(shell.calls.at(-1)).toMatchObject({
      name: '/apin/content/articles/mes-cotes-2',
      body: { version: null },
    });
    expect(shell.visited).toEqual(['/Admin?vue=contenus&liste=guide&cle=mes-cotes-2']);
  });
});

describe('a tip in the editor', () => {
  const openTip = (answer: (call: RecordedCall) => unknown = () => tipItem()) =>
    open({ cle: '1204' }, answer);
  const runner = (number: number) =>
    within(screen.getByRole('group', { name: 'Chevaux de la course' })).getByRole('button', {
      name: new RegExp(`Cheval ${number}$`),
    });

  it('is made of the runners in the order they are pressed', async () => {
    const { shell } = await openTip();
    for (const number of [4, 7, 1, 8, 2, 3, 5, 6]) await userEvent.click(runner(number));
    const line = within(screen.getByRole('group', { name: '4 Cheval 4' }));
    await userEvent.selectOptions(line.getByRole('combobox'), 'Base');
    await userEvent.click(line.getByRole('checkbox', { name: 'Coup de cœur' }));
    await userEvent.type(line.getByRole('textbox'), 'En forme.');
    await userEvent.click(button('Descendre 4 Cheval 4'));
    await userEvent.click(button('Publier'));
    expect(sent(shell.calls, 'post')[0]?.[1]).toEqual({
      version: null,
      text: {
        title: '',
        text: '',
        base: [4],
        regular: [],
        outsiders: [],
        favourite: 4,
        selection: [7, 4, 1, 8, 2, 3, 5, 6],
        notes: [{ number: 4, text: 'En forme.' }],
      },
    });
  });

  it('is not published with too few, and never takes a non-runner', async () => {
    const { shell } = await openTip();
    await userEvent.click(runner(4));
    expect(screen.getByRole('button', { name: /Cheval 9/ })).toBeDisabled();
    await userEvent.click(button('Publier'));
    expect(screen.getByText('Choisissez 8 chevaux.')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Chevaux de la course' })).toHaveFocus();
    expect(sent(shell.calls, 'post')).toEqual([]);
    await userEvent.click(button('Enregistrer le brouillon'));
    expect(sent(shell.calls, 'patch')).toHaveLength(1);
  });

  it('is checked again at every runner once it could not be published', async () => {
    await openTip();
    for (const number of [1, 2, 3, 4, 5, 6, 7]) await userEvent.click(runner(number));
    await userEvent.click(button('Publier'));
    expect(screen.getByText('Choisissez 8 chevaux.')).toBeVisible();
    await userEvent.click(runner(8));
    await waitFor(() => expect(screen.queryByText('Choisissez 8 chevaux.')).not.toBeInTheDocument());
  });

  it('cannot be written before the runners are declared', async () => {
    await openTip(() => tipItem({ runners: [] }));
    expect(screen.getByText(/Les partants ne sont pas encore déclarés/)).toBeVisible();
  });
});

describe('a legal page in the editor', () => {
  it('shows the blanks filled, and which sentences are left out', async () => {
    await open({ liste: 'legal', cle: 'cgv' }, () => ({
      kind: 'legal',
      key: 'cgv',
      state: 'published',
      version: 0,
      text: { title: 'CGV', body: 'Vendu par {nom}. Écrivez à {e-mail}.' },
      published: { title: 'CGV', body: 'x' },
      history: [],
      seller: { ...NO_SELLER, name: 'Galopin SAS' },
    }));
    expect(preview().getByText('Vendu par Galopin SAS.')).toBeVisible();
    expect(preview().getByRole('alert')).toHaveTextContent('adresse électronique');
    expect(screen.queryByRole('button', { name: 'Retirer du site' })).not.toBeInTheDocument();
  });

  it('of the seller refuses a number that is none', async () => {
    const { shell } = await open({ liste: 'legal', cle: 'vendeur' }, () => ({
      kind: 'seller',
      key: 'vendeur',
      state: 'none',
      version: null,
      text: null,
      published: null,
      history: [],
    }));
    await userEvent.type(field('Numéro SIREN'), '123456789');
    await userEvent.click(button('Publier'));
    expect(field('Numéro SIREN')).toHaveAccessibleDescription(/neuf chiffres/);
    expect(sent(shell.calls, 'post')).toEqual([]);
  });
});
