import type { PageModule } from '@galopin/shared/contracts';
import { httpError, renderPage } from '@galopin/shared/testing';
import { screen, within } from '@testing-library/react';
import { performanceRow, shellWith } from '../testing/entityFixtures';
import { page as horse } from './horse';
import { page as jockey } from './jockey';
import { page as trainer } from './trainer';

const show = (page: PageModule, runners: unknown) =>
  renderPage(page, { params: { id: '101' }, shell: shellWith({ runners }) });

const factOf = (term: string) => screen.getByText(term).nextElementSibling;

const past = { sexe: 'F', age: 5, pere: 'SULKY D’OR', mere: 'PETITE SIRÈNE', recordG: `1'14"4` };
const rows = [
  performanceRow(3, { ...past, jour: '2026-11-20', cl: '1' }),
  performanceRow(2, { ...past, jour: '2026-11-10', cl: 'DAI' }),
  performanceRow(1, { ...past, jour: '2026-11-01', cl: '3' }),
];

describe.each([
  { name: 'horse', page: horse, key: 'idche', heading: 'Cheval 1' },
  { name: 'jockey', page: jockey, key: 'idjockey', heading: 'Driver 1' },
  { name: 'trainer', page: trainer, key: 'identraineur', heading: 'Entraîneur 1' },
])('the page of a $name', ({ page, key, heading }) => {
  it('shows the name and the stored performances, newest first', async () => {
    const { shell, title } = await show(page, rows);
    expect(shell.calls).toMatchObject([
      { name: '/cachedate', query: { [key]: 101, sort: 'jour desc', limit: 100 } },
    ]);
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(title).toBe(heading);
    const links = within(screen.getByRole('table')).getAllByRole('link', { name: /^Prix/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/Course/3', '/Course/2', '/Course/1']);
    expect(screen.getByRole('row', { name: /20\/11\/2026/ })).toHaveTextContent('1er');
    expect(screen.getByRole('row', { name: /10\/11\/2026/ })).toHaveTextContent('DAI');
  });

  it('counts starts, wins and places over what is stored', async () => {
    await show(page, rows);
    expect(factOf('Courses')).toHaveTextContent('3');
    expect(factOf('Victoires')).toHaveTextContent('1 (33,3 %)');
    expect(factOf('Places (3 premiers)')).toHaveTextContent('2 (66,7 %)');
    expect(screen.getByText(/Calculé sur 3 performances enregistrées/)).toBeVisible();
  });

  it('says that only the last 100 are shown', async () => {
    await show(
      page,
      Array.from({ length: 100 }, (_, place) => performanceRow(place + 1)),
    );
    expect(screen.getByText('Les 100 dernières performances sont affichées.')).toBeVisible();
    expect(screen.getByText('Page 1 sur 4')).toBeVisible();
  });

  it('has no totals of races that are still to come', async () => {
    await show(page, [performanceRow(1, { cl: '', arriv: '' })]);
    expect(screen.getByText(/Aucune course courue/)).toBeVisible();
    expect(screen.getByText('À venir')).toBeVisible();
  });

  it('is not found without a stored performance', async () => {
    await expect(show(page, [])).rejects.toMatchObject({ code: 'not-found' });
  });

  it.each([401, 503])('fails when the API answers %p', async (status) => {
    await expect(show(page, httpError(status))).rejects.toMatchObject({ code: 'http' });
  });

  it('fails on an answer that is no list', async () => {
    await expect(show(page, { rows: [] })).rejects.toMatchObject({ code: 'malformed' });
  });
});

describe('the facts of a horse', () => {
  it('are those of its newest performance', async () => {
    await show(horse, rows);
    expect(factOf('Sexe')).toHaveTextContent('Femelle');
    expect(factOf('Âge')).toHaveTextContent('5 ans');
    expect(factOf('Père')).toHaveTextContent('SULKY D’OR');
    expect(factOf('Mère')).toHaveTextContent('PETITE SIRÈNE');
    expect(factOf('Gains')).toHaveTextContent('299 900 €');
    expect(factOf('Record')).toHaveTextContent(`1'14"4`);
  });

  it('are left out where no source gives them', async () => {
    await show(horse, [performanceRow(1, { gains: '', gainsCarriere: -1 })]);
    expect(screen.queryByText('Gains')).not.toBeInTheDocument();
    expect(screen.queryByText('Père')).not.toBeInTheDocument();
  });
});

describe('the facts of people', () => {
  it('are their counts over a year and their form', async () => {
    await show(jockey, [
      performanceRow(1, { coursesjockey: 200, victoiresjockey: 20, placejockey: 50, musiquejoc: '1a 2a Da' }),
    ]);
    expect(factOf('Victoires en 365 jours')).toHaveTextContent('20 (10 %)');
    expect(factOf('Musique')).toHaveTextContent('1a 2a Da');
  });
});
