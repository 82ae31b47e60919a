import { renderPage } from '@galopin/shared/testing';
import { screen, within } from '@testing-library/react';
import { bets } from '../domain/bets';
import { betCopy } from '../i18n/betCopy';
import { page } from './guide';

describe('/Aspibet-guide', () => {
  it('explains every bet with its figures, payouts and an example', async () => {
    await renderPage(page);
    expect(screen.getByRole('heading', { level: 1, name: 'Guide des paris' })).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(bets.length);
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
    const { container } = await renderPage(page);
    const links = within(screen.getByRole('navigation', { name: 'Dans ce guide' })).getAllByRole('link');
    expect(links.length).toBeGreaterThan(8);
    for (const link of links) {
      const chapter = container.querySelector(link.getAttribute('href') ?? 'none');
      expect(chapter).toHaveAccessibleName(link.textContent);
    }
  });

  it('gives the rules on non-runners, dead heats and coupled horses', async () => {
    await renderPage(page);
    const rules = within(screen.getByRole('region', { name: 'Règles communes' }));
    for (const term of ['Non-partants', 'Dead-heat', 'Écurie']) {
      expect(rules.getByText(term)).toBeInTheDocument();
    }
  });

  it('warns of the risks and names whom to call', async () => {
    await renderPage(page);
    const notice = within(screen.getByRole('region', { name: 'Jeu responsable' }));
    expect(notice.getByText('18+')).toBeInTheDocument();
    expect(notice.getByRole('link', { name: '09 74 75 13 13' })).toHaveAttribute('href', 'tel:+33974751313');
  });

  it('prices combined bets', async () => {
    await renderPage(page);
    const table = within(screen.getByRole('table'));
    const row = within(table.getByRole('row', { name: /^5 / })).getAllByRole('cell');
    expect(row.map((cell) => cell.textContent?.replace(/\s/g, ' '))).toEqual(['10 €', '10 €', '30 €', '1 €']);
  });

  it('asks nothing of the API', async () => {
    const { shell } = await renderPage(page);
    expect(shell.calls).toEqual([]);
  });
});
