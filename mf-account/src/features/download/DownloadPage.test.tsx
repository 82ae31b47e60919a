import { AppError } from '@galopin/shared/contracts';
import { createFakeShell, fakeSessions, httpError, renderPage } from '@galopin/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../../pages/download';
import { dayRow } from '../../testing/accountFixtures';

const answering = (body: unknown) =>
  createFakeShell({
    session: fakeSessions.member,
    answer: ({ name }) => (name === '/apin/days' ? body : { uid: 'u1' }),
  });
/** Days before 21 November 2026, newest first. */
const manyDays = (count: number) =>
  Array.from({ length: count }, (_, day) =>
    dayRow({ jour: new Date(Date.UTC(2026, 10, 21 - day)).toISOString().slice(0, 10) }),
  );

describe('/Download', () => {
  it('lists the days with what they hold, each a link to the day', async () => {
    await renderPage(page, { shell: answering([dayRow({ runners: 1714 }), dayRow({ jour: '2022-12-04' })]) });
    expect(screen.getByRole('heading', { level: 1, name: 'Téléchargement' })).toBeVisible();
    const table = screen.getByRole('table', { name: 'Journées disponibles' });
    const [, first, second] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent('samedi 21 novembre 2026');
    expect(
      within(first as HTMLElement)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['8', '62', '1\u202f714']);
    const link = within(second as HTMLElement).getByRole('link', { name: 'dimanche 4 décembre 2022' });
    expect(link).toHaveAttribute('href', '/Jour?jour=2022-12-04');
    expect(screen.getByText('2 journées, 124 courses, 2 428 partants')).toBeVisible();
  });

  it('shows a huge list by pages of 25', async () => {
    await renderPage(page, { shell: answering(manyDays(4800)) });
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(26);
    await userEvent.click(screen.getByRole('button', { name: 'Page suivante' }));
    expect(screen.getByText('mardi 27 octobre 2026')).toBeVisible();
  });

  it('says that there is nothing yet', async () => {
    await renderPage(page, { shell: answering([]) });
    expect(screen.getByText('Aucune journée enregistrée')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it.each([
    httpError(500),
    httpError(401),
    new AppError('network', 'no answer'),
    new AppError('malformed', 'x'),
  ])('says that the list could not be had (%s), and asks again on demand', async (error) => {
    const revalidate = jest.fn();
    const answer = () => {
      throw error;
    };
    await renderPage(page, { shell: createFakeShell({ answer, revalidate }) });
    expect(screen.getByRole('alert')).toHaveTextContent('La liste des journées n’a pas pu être chargée');
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(revalidate).toHaveBeenCalledTimes(1);
  });

  it('gives up quietly when the visitor has left', async () => {
    const answer = () => {
      throw new AppError('aborted', 'given up');
    };
    await expect(renderPage(page, { shell: createFakeShell({ answer }) })).rejects.toMatchObject({
      code: 'aborted',
    });
  });
});
