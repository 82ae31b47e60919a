import { createFakeShell, fakeSessions, httpError, renderPage } from '@galopin/shared/testing';
import { screen, within } from '@testing-library/react';
import { page } from './stats';

const SUMMARY = {
  firstDay: '2022-12-01',
  lastDay: '2022-12-04',
  disciplines: [
    { discipline: 'attele', races: 1130, runners: 15_220, wins: 1128 },
    { discipline: '', races: 2, runners: 20, wins: 2 },
  ],
};
const show = (answer: unknown) =>
  renderPage(page, {
    shell: createFakeShell({
      session: fakeSessions.member,
      answer: () => {
        if (answer instanceof Error) throw answer;
        return answer;
      },
    }),
  });

describe('the statistics page', () => {
  it('counts races, runners and wins by discipline in the stored data', async () => {
    const { shell } = await show(SUMMARY);
    expect(shell.calls).toMatchObject([{ kind: 'get', name: '/apin/stats/summary' }]);
    expect(screen.getByRole('heading', { level: 1, name: 'Statistiques' })).toBeVisible();
    const table = screen.getByRole('table', { name: 'Courses, partants et victoires par discipline' });
    const [, first, second] = within(table).getAllByRole('row');
    const cells = (row: HTMLElement | undefined) =>
      row ? [...row.querySelectorAll('th,td')].map((cell) => cell.textContent?.replace(/\s/g, ' ')) : [];
    expect(cells(first)).toEqual(['attele', '1 130', '15 220', '1 128']);
    expect(cells(second)?.[0]).toBe('Non précisée');
  });

  it('names the period the data covers', async () => {
    await show(SUMMARY);
    expect(screen.getByText(/Du 01\/12\/2022 au 04\/12\/2022\./)).toBeVisible();
  });

  it('says that nothing is stored yet', async () => {
    await show({ firstDay: null, lastDay: null, disciplines: [] });
    expect(screen.getByText('Aucune course enregistrée pour le moment')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it.each([null, {}, { ...SUMMARY, disciplines: [{ discipline: 'plat', races: -1, runners: 0, wins: 0 }] }])(
    'leaves %j, which is no summary, to the error page',
    async (answer) => {
      await expect(show(answer)).rejects.toMatchObject({ code: 'malformed' });
    },
  );

  it('leaves a failed call to the error page', async () => {
    await expect(show(httpError(500))).rejects.toMatchObject({
      code: 'http',
      message: 'HTTP error! status: 500',
    });
  });
});
