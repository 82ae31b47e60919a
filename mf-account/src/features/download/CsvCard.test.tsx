import { AppError } from '@galopin/shared/contracts';
import {
  createFakeShell,
  fakeSessions,
  httpError,
  renderPage,
  type RecordedCall,
} from '@galopin/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../../pages/download';
import { dayRow, memberRecord } from '../../testing/accountFixtures';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const LINK = '/apin/csv/a-link';
const days = [dayRow(), dayRow({ jour: '2026-11-20' }), dayRow({ jour: '2026-09-01' })];

interface Answers {
  readonly member?: unknown;
  readonly count?: unknown;
  readonly link?: unknown;
  readonly isAdmin?: boolean;
}

/** Addresses the browser was sent to for a file. */
let fetched: string[];
const follow = (event: MouseEvent) => {
  if (!(event.target instanceof HTMLAnchorElement) || !event.target.hasAttribute('download')) return;
  event.preventDefault();
  fetched.push(event.target.pathname);
};
beforeEach(() => {
  fetched = [];
  document.addEventListener('click', follow);
});
afterEach(() => document.removeEventListener('click', follow));

async function open({ member = memberRecord(NOW, 3), count, link, isAdmin = false }: Answers = {}) {
  const answer = ({ name, kind }: RecordedCall) => {
    const body =
      name === '/apin/days'
        ? days
        : name.endsWith('/csv/count')
          ? (count ?? { rows: 714, races: 62 })
          : name.endsWith('/csv') && kind === 'post'
            ? (link ?? { url: LINK, rows: 714, races: 62, expiresAt: '2026-11-21T12:02:00.000Z' })
            : member;
    if (body instanceof Error) throw body;
    return body;
  };
  const session = isAdmin ? fakeSessions.admin : fakeSessions.subscriber;
  const revalidate = jest.fn();
  const shell = createFakeShell({ session, now: NOW, answer, revalidate });
  await renderPage(page, { shell });
  await act(async () => undefined);
  return { shell, revalidate };
}

const card = () => within(screen.getByRole('region', { name: 'Fichier CSV' }));
const choose = async (label: string, day: string) => {
  fireEvent.change(card().getByLabelText(label), { target: { value: day } });
  await act(async () => undefined);
};
const download = () => userEvent.click(card().getByRole('button', { name: 'Télécharger le CSV' }));

describe('a CSV file', () => {
  it('is counted before, of the newest day at first', async () => {
    await open();
    expect(card().getByLabelText('Du')).toHaveValue('2026-11-21');
    expect(card().getByLabelText('Du')).toHaveAccessibleDescription('samedi 21 novembre 2026');
    expect(await card().findByText('714 lignes, 62 courses')).toBeVisible();
  });

  it('is downloaded by the browser, of the days and with the separator chosen', async () => {
    const { shell } = await open();
    await choose('Du', '2026-11-01');
    await userEvent.selectOptions(card().getByLabelText('Séparateur'), ',');
    expect(await card().findByText('714 lignes, 62 courses')).toBeVisible();
    await download();
    expect(await card().findByText('Le téléchargement a commencé.')).toBeVisible();
    expect(fetched).toEqual([LINK]);
    expect(shell.tracked).toEqual([{ name: 'download', payload: { file: 'days', outcome: 'done' } }]);
    const [asked] = shell.calls.filter(({ kind }) => kind === 'post');
    expect(asked?.query).toEqual({ from: '2026-11-01', to: '2026-11-21', separator: ',' });
  });

  it('begins with the separator of the settings', async () => {
    await open({ member: { ...memberRecord(NOW, 3), preferences: { csvSeparator: ',' } } });
    expect(card().getByLabelText('Séparateur')).toHaveValue(',');
  });

  it.each([
    ['Du', '2026-10-21', 'Au', 'Au plus 31 jours à la fois.'],
    ['Du', '2026-11-22', 'Au', 'Le dernier jour précède le premier.'],
    ['Du', '', 'Du', 'Indiquez un jour.'],
    ['Au', '', 'Au', 'Indiquez un jour.'],
  ])('is not offered with « %s » on « %s »', async (label, day, field, words) => {
    const { shell } = await open();
    await choose(label, day);
    expect(card().getByLabelText(field)).toHaveAccessibleDescription(words);
    expect(card().getByRole('button', { name: 'Télécharger le CSV' })).toBeDisabled();
    fireEvent.submit(card().getByRole('form'));
    expect(shell.calls.filter(({ kind }) => kind === 'post')).toEqual([]);
  });

  it('is limited to 31 days by the fields themselves', async () => {
    await open();
    await choose('Du', '2026-09-01');
    expect(card().getByLabelText('Au')).toHaveAttribute('max', '2026-10-01');
    expect(card().getByLabelText('Du')).toHaveAttribute('min', '2026-09-01');
  });

  it('without lines is not downloaded', async () => {
    await open({ count: { rows: 0, races: 0 } });
    expect(await card().findByText('Aucune ligne dans cette période.')).toBeVisible();
    expect(card().getByRole('button', { name: 'Télécharger le CSV' })).toBeDisabled();
  });

  it('that cannot be counted can be downloaded all the same', async () => {
    await open({ count: httpError(503) });
    expect(await card().findByText('Les lignes n’ont pas pu être comptées.')).toBeVisible();
    await download();
    expect(fetched).toEqual([LINK]);
  });

  it('that cannot be prepared is said', async () => {
    const { shell } = await open({ link: new AppError('network', 'no answer') });
    await download();
    expect(shell.tracked).toEqual([{ name: 'download', payload: { file: 'days', outcome: 'failed' } }]);
    expect(await card().findByRole('alert')).toHaveTextContent('Le fichier n’a pas pu être préparé');
    expect(fetched).toEqual([]);
  });

  it('is refused once the subscription has ended meanwhile', async () => {
    const details = { status: 403, refusal: 'subscription-required' };
    await open({ link: new AppError('http', 'HTTP error! status: 403', { details }) });
    await download();
    expect(await card().findByText('Réservé aux abonnés')).toBeVisible();
    expect(card().getByRole('link', { name: 'Voir l’abonnement' })).toHaveAttribute('href', '/Profile');
  });
});

describe('who may have files', () => {
  it.each([
    ['nobody who never paid', { uid: 'u1' }],
    ['nobody whose days are over', memberRecord(NOW, 45)],
  ])('%s, who sees why and how', async (_, member) => {
    const { shell } = await open({ member });
    expect(card().getByText('Réservé aux abonnés')).toBeVisible();
    expect(card().getByRole('link', { name: 'Voir l’abonnement' })).toHaveAttribute('href', '/Profile');
    expect(card().queryByLabelText('Du')).not.toBeInTheDocument();
    expect(shell.calls.some(({ name }) => name.endsWith('/csv/count'))).toBe(false);
  });

  it('the administrator, always', async () => {
    await open({ member: { uid: 'u1' }, isAdmin: true });
    expect(card().getByLabelText('Du')).toBeVisible();
  });

  it('waits where the subscription cannot be read, and is asked again on demand', async () => {
    const { revalidate } = await open({ member: httpError(500) });
    expect(card().getByRole('alert')).toHaveTextContent('Votre abonnement n’a pas pu être lu');
    await userEvent.click(card().getByRole('button', { name: 'Réessayer' }));
    expect(revalidate).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('table', { name: 'Journées disponibles' })).toBeVisible();
  });
});
