import { AppError } from '@galopin/shared/contracts';
import {
  createFakeShell,
  renderPage,
  renderWithShell,
  type FakeShellOptions,
  type RecordedCall,
} from '@galopin/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bets } from '@galopin/shared/racing';
import { betCopy } from '../i18n/betCopy';
import { NOON } from '../testing/tipFixtures';
import { page } from './guide';

const ARTICLE = { slug: 'cotes', title: 'Comprendre les cotes', summary: 'En bref.', body: 'Un.\n\nDeux.' };

function open(articles: () => unknown = () => ({ articles: [ARTICLE] }), options: FakeShellOptions = {}) {
  const answer = ({ name }: RecordedCall) => (name === 'guideArticles' ? articles() : []);
  return renderPage(page, { shell: createFakeShell({ answer, ...options }) });
}

const unavailable = () => {
  throw new AppError('data-unavailable', 'The function guideArticles failed');
};

describe('/Aspibet-guide', () => {
  it('explains every bet with its figures, payouts and an example', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Guide des paris' })).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(bets.length + 1);
    for (const { id } of bets) {
      const card = within(screen.getByRole('article', { name: betCopy.texts[id].name }));
      for (const fact of [
        'Chevaux à désigner',
        'Ordre',
        'Mise de base',
        'Proposé.',
        'Rapports.',
        'Exemple.',
      ]) {
        expect(card.getByText(fact)).toBeInTheDocument();
      }
    }
  });

  it('has an index whose links all lead to a chapter', async () => {
    const { container } = await open();
    const links = within(screen.getByRole('navigation', { name: 'Dans ce guide' })).getAllByRole('link');
    expect(links.length).toBeGreaterThan(8);
    for (const link of links) {
      const chapter = container.querySelector(link.getAttribute('href') ?? 'none');
      expect(chapter).toHaveAccessibleName(link.textContent);
    }
  });

  it('gives the rules on non-runners, dead heats and coupled horses', async () => {
    await open();
    const rules = within(screen.getByRole('region', { name: 'Règles communes' }));
    for (const term of ['Non-partants', 'Dead-heat', 'Écurie']) {
      expect(rules.getByText(term)).toBeInTheDocument();
    }
  });

  it('warns of the risks and names whom to call', async () => {
    await open();
    const notice = within(screen.getByRole('region', { name: 'Jeu responsable' }));
    expect(notice.getByText('18+')).toBeInTheDocument();
    expect(notice.getByRole('link', { name: '09 74 75 13 13' })).toHaveAttribute('href', 'tel:+33974751313');
  });

  it('prices combined bets', async () => {
    await open();
    const table = within(screen.getByRole('table'));
    const row = within(table.getByRole('row', { name: /^5 / })).getAllByRole('cell');
    expect(row.map((cell) => cell.textContent?.replace(/\s/g, ' '))).toEqual(['10 €', '10 €', '30 €', '1 €']);
  });

  it('asks for the articles and the races of the day', async () => {
    const { shell } = await open(undefined, { now: NOON });
    expect(shell.calls.map(({ kind, name }) => [kind, name])).toEqual([
      ['run', 'guideArticles'],
      ['get', '/caractrap'],
    ]);
  });

  it('tells how to read form, shoeing and odds, and what words mean', async () => {
    await open();
    const reading = within(screen.getByRole('region', { name: 'Lire un partant' }));
    for (const term of ['Musique', 'Ferrure et œillères', 'Cotes']) {
      expect(reading.getByText(term)).toBeInTheDocument();
    }
    const glossary = within(screen.getByRole('region', { name: 'Lexique' }));
    expect(glossary.getByText('Dead-heat')).toBeInTheDocument();
  });

  describe('the articles', () => {
    it('are shown whole, in the order of the editors', async () => {
      await open(() => ({ articles: [ARTICLE, { ...ARTICLE, slug: 'musique', title: 'Lire une musique' }] }));
      const chapter = within(screen.getByRole('region', { name: 'À lire' }));
      expect(chapter.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
        'Comprendre les cotes',
        'Lire une musique',
      ]);
      const article = within(chapter.getByRole('article', { name: 'Comprendre les cotes' }));
      for (const text of ['En bref.', 'Un.', 'Deux.']) expect(article.getByText(text)).toBeInTheDocument();
    });

    it('are said to be none where there are none', async () => {
      await open(() => ({ articles: [] }));
      expect(screen.getByText('Aucun article n’est encore paru.')).toBeInTheDocument();
    });

    it.each([
      ['cannot be had', unavailable],
      ['make no sense', () => ({ articles: 5 })],
    ])('leave the guide where they %s, and can be asked for again', async (_, articles) => {
      const revalidate = jest.fn();
      await open(articles, { revalidate });
      const alert = within(screen.getByRole('alert'));
      expect(alert.getByText('Les articles n’ont pas pu être chargés')).toBeInTheDocument();
      expect(screen.getAllByRole('article')).toHaveLength(bets.length);
      await userEvent.click(alert.getByRole('button', { name: 'Réessayer' }));
      expect(revalidate).toHaveBeenCalledTimes(1);
    });

    it('are waited for with the guide in sight', () => {
      const Skeleton = page.Skeleton!;
      renderWithShell(<Skeleton />);
      expect(screen.getAllByRole('article')).toHaveLength(bets.length);
      const chapter = screen.getByRole('region', { name: 'À lire' });
      expect(chapter.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    });
  });
});
