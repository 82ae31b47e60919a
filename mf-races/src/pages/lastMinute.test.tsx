import type { LastMinuteAnswer, LastMinuteChange } from '@galopin/shared/contracts';
import {
  createFakeShell,
  fakeSessions,
  httpError,
  renderPage,
  type FakeShell,
} from '@galopin/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { at, DAY } from '../testing/raceFixtures';
import { page } from './home';

const change = (given: Partial<LastMinuteChange> = {}): LastMinuteChange => ({
  raceId: 12,
  jour: DAY,
  meeting: '1',
  raceNumber: 2,
  raceName: 'PRIX DE PAU',
  racecourse: 'VINCENNES',
  time: '14:10',
  number: 7,
  horseId: 70,
  horse: 'ARDENT',
  kind: 'non-runner',
  before: null,
  after: null,
  at: '2022-12-04T11:32:00.000Z',
  ...given,
});
const ANSWER: LastMinuteAnswer = {
  jour: DAY,
  changes: [
    change(),
    change({ number: 3, horse: 'BEAU SIRE', kind: 'shoeing', before: 'FF', after: 'DD' }),
    change({ number: null, horse: null, horseId: null, kind: 'ground', before: 'souple', after: 'collant' }),
  ],
  total: 3,
  hidden: 2,
};
const createShell = (answer: () => unknown = () => ANSWER): FakeShell =>
  createFakeShell({ session: fakeSessions.anonymous, now: at('13:45'), answer });
const show = (shell: FakeShell, query: Readonly<Record<string, string>> = {}) =>
  act(() => renderPage(page, { shell, query: { vue: 'derniere-minute', ...query } }));
const rows = () =>
  within(screen.getByRole('list', { name: 'Dernière minute' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('what changed at the last minute', () => {
  it('stands with its moment, newest first, each the way to its race', async () => {
    await show(createShell());
    expect(rows()).toEqual([
      expect.stringMatching(/^12h32Non-partant.*7ARDENTR1\sC2 · VINCENNES · PRIX DE PAU · Course à 14h10$/),
      expect.stringMatching(/^12h32Ferrure.*3BEAU SIREF → D4R1\sC2/),
      expect.stringMatching(/^12h32Terrainsouple → collantR1\sC2/),
    ]);
    expect(screen.getByRole('link', { name: /ARDENT/ })).toHaveAttribute('href', '/Course/12');
    expect(screen.getByText(/^2 autres changements, dans d’autres réunions/)).toBeVisible();
  });

  it('is chosen by kind, in the address; a kind nobody knows is none', async () => {
    await show(createShell(), { sorte: 'equipment' });
    expect(rows()).toHaveLength(1);
    const kinds = within(screen.getByRole('navigation', { name: 'Choisir les changements' })).getAllByRole(
      'link',
    );
    expect(kinds.map(({ textContent }) => textContent)).toEqual([
      'Tout 3',
      'Non-partants 1',
      'Ferrure et œillères 1',
      'Terrain 1',
    ]);
    await show(createShell(), { sorte: '<b>' });
    expect(screen.getAllByText(/BEAU SIRE/)).not.toHaveLength(0);
  });

  it('says so where nothing changed', async () => {
    await show(createShell(() => ({ jour: DAY, changes: [], total: 0, hidden: 0 })));
    expect(screen.getByText('Aucun changement signalé pour cette journée')).toBeVisible();
  });

  it('says how many there are where not all are listed', async () => {
    await show(createShell(() => ({ ...ANSWER, total: 1400 })));
    expect(screen.getByText(/Les 3 derniers changements sur 1.400\./)).toBeVisible();
  });

  it('says so when it cannot be had', async () => {
    await show(
      createShell(() => {
        throw httpError(503);
      }),
    );
    expect(screen.getByText('Les changements n’ont pas pu être chargés')).toBeVisible();
  });

  it('is read anew when runners change', async () => {
    let changes = [change()];
    const shell = createShell(() => ({ ...ANSWER, changes }));
    await show(shell);
    changes = [change({ number: 9, horse: 'CADET' }), ...changes];
    const meta = { type: 'change', of: 'runners', jour: DAY, raceId: 12 };
    await act(async () =>
      shell.push({ message: 'Partants', status: 'info', snackbar: false, timeout: 6000, meta }),
    );
    await waitFor(() => expect(rows()).toHaveLength(2), { timeout: 5000 });
  });
});
