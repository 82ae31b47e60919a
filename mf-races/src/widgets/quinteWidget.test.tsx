import { Slot } from '@galopin/shared/shell-context';
import {
  createFakeShell,
  fakeSessions,
  httpError,
  raceRow,
  renderWithShell,
  type FakeShellOptions,
} from '@galopin/shared/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { at, DAY } from '../testing/raceFixtures';
import { widget } from './quinteWidget';

const quinte = raceRow({ id: 12, prix: '4', prixnom: 'PRIX DE VESOUL', heure: '14:10:00', quinte: 1 });

interface World extends FakeShellOptions {
  readonly races?: readonly unknown[];
  readonly arrivals?: () => unknown;
  readonly jour?: string;
}

async function show({
  races = [raceRow(), quinte],
  arrivals = () => ({}),
  jour = DAY,
  ...options
}: World = {}) {
  const shell = createFakeShell({
    now: at('13:45'),
    widgets: { 'quinte-of-the-day': widget },
    answer: ({ name }) => (name === '/apin/arrivals' ? { arrivals: arrivals() } : races),
    ...options,
  });
  const view = await act(async () =>
    renderWithShell(<Slot name="quinte-of-the-day" props={{ jour }} />, shell),
  );
  return { ...view, shell };
}
const card = () => screen.getByRole('link');

describe('the Quinté+ widget', () => {
  it('tells race, racecourse, time and runners, and is the way to the card', async () => {
    await show();
    expect(card()).toHaveAttribute('href', '/Course/12');
    expect(card()).toHaveTextContent(/Le Quinté\+ du jour/);
    expect(card()).toHaveTextContent(/R1\sC4 PRIX DE VESOUL/);
    expect(card()).toHaveTextContent(/14h10 · VINCENNES · 14\spartants/);
    expect(card()).toHaveTextContent(/À partir dans 25\smin/);
  });

  it('tells the first five once it is run, also when that is announced while it is looked at', async () => {
    let known: unknown = {};
    const { shell } = await show({ now: at('14:20'), arrivals: () => known });
    expect(card()).not.toHaveTextContent('8 - 4');
    known = { '1': { '4': { ordre: '8-4-15-2-11-9', arriveeDefinitive: false } } };
    const meta = { type: 'arrival', jour: DAY, raceId: 12 };
    await act(async () =>
      shell.push({ message: 'Arrivée', status: 'info', snackbar: false, timeout: 6000, meta }),
    );
    expect(card()).toHaveTextContent(/Arrivée.*8 - 4 - 15 - 2 - 11 · VINCENNES/);
    expect(card()).toHaveTextContent('Provisoire');
  });

  it('is read anew when the programme changes', async () => {
    jest.useFakeTimers();
    const races = [quinte];
    const { shell } = await show({ races });
    races[0] = { ...quinte, heure: '14:25:00' };
    const meta = { type: 'change', of: 'race', jour: DAY, raceId: 12 };
    await act(async () =>
      shell.push({ message: 'Programme', status: 'info', snackbar: false, timeout: 6000, meta }),
    );
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(card()).toHaveTextContent('14h25');
    jest.useRealTimers();
  });

  it('says which day’s it is, of another day', async () => {
    await show({ now: at('13:45') + 3 * 86_400_000 });
    expect(card()).toHaveTextContent('Le Quinté+ de la journée');
  });

  it('is nothing on a day without one', async () => {
    const { container } = await show({ races: [raceRow()] });
    expect(container).toBeEmptyDOMElement();
  });

  it.each(['demain', '2022-02-30', ''])('takes « %s » for today', async (jour) => {
    const { shell } = await show({ jour });
    expect(shell.calls[0]).toMatchObject({ name: '/caractrap', query: { jour: DAY } });
  });

  it('asks for meeting 1 only where nobody is signed in', async () => {
    const { shell } = await show();
    expect(shell.calls[0]?.query).toMatchObject({ reun: 1 });
    cleanup();
    const member = await show({ session: fakeSessions.member });
    expect(member.shell.calls[0]?.query['reun']).toBeUndefined();
  });

  it('keeps what it shows when its arrivals cannot be had', async () => {
    await show({
      arrivals: () => {
        throw httpError(503);
      },
    });
    expect(card()).toHaveTextContent('PRIX DE VESOUL');
  });

  it('says what a race is whose time and runners are not known', async () => {
    await show({ races: [raceRow({ quinte: 1, heure: '', partant: null })] });
    expect(card()).toHaveTextContent('heure à venir · VINCENNES');
  });
});
