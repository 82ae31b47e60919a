import type { FavouriteRun } from '@galopin/shared/contracts';
import { Slot } from '@galopin/shared/shell-context';
import { createFakeShell, httpError, renderWithShell, type FakeShellOptions } from '@galopin/shared/testing';
import { act, screen } from '@testing-library/react';
import { favouriteRun } from '../testing/favouriteRun';
import { widget } from './nextRaceWidget';

const NOW = Date.parse('2026-11-22T13:25:00+01:00');
const answerOf = (runs: readonly FavouriteRun[], total = runs.length) => ({
  jour: '2026-11-22',
  total,
  runs,
});

async function show(options: FakeShellOptions = {}) {
  const shell = createFakeShell({
    favourites: { horses: [1] },
    now: NOW,
    widgets: { 'favourites-next-race': widget },
    answer: () => answerOf([favouriteRun()]),
    ...options,
  });
  const view = await act(async () => renderWithShell(<Slot name="favourites-next-race" />, shell));
  return { ...view, shell };
}
const card = () => screen.getByRole('link');

describe('the widget of the favourites’ next race', () => {
  it('tells who runs, when, in which race and where, and is the way to the card', async () => {
    await show();
    expect(card()).toHaveAttribute('href', '/Course/7');
    expect(card()).toHaveTextContent('Prochaine course de vos favoris');
    expect(card()).toHaveTextContent(/dans 25\smin/);
    expect(card()).toHaveTextContent(/Idaho13h50 · R1\sC3 Prix de Vesoul · Paris-Vincennes/);
  });

  it('says whose horse it is where a rider or a trainer is followed, and how many more', async () => {
    await show({
      answer: () =>
        answerOf([
          favouriteRun({ of: ['jockey'] }),
          favouriteRun({ number: 9 }),
          favouriteRun({ number: 10 }),
        ]),
    });
    expect(card()).toHaveTextContent('E. Raffin (Idaho) et 2 autres favoris');
  });

  it('names a trainer, and a meeting without a number by its racecourse', async () => {
    await show({
      answer: () => answerOf([favouriteRun({ of: ['trainer'], meeting: 'Craon', racecourse: 'Craon' })]),
    });
    expect(card()).toHaveTextContent('Idaho, entraîné par T. Duvaldestin');
    expect(card()).toHaveTextContent(/13h50 · C3 Prix de Vesoul · Craon/);
  });

  it('finds the next one among hundreds', async () => {
    const runs = Array.from({ length: 60 }, (_, at) =>
      favouriteRun({ raceId: at, time: at < 59 ? '12:00' : '18:05', number: at }),
    );
    await show({ answer: () => answerOf(runs, 400) });
    expect(card()).toHaveAttribute('href', '/Course/59');
  });

  it.each([
    ['nobody is followed', { favourites: {} }],
    ['none runs today', { answer: () => answerOf([]) }],
    ['the last one has started', { answer: () => answerOf([favouriteRun({ time: '11:00' })]) }],
    [
      'it cannot be had',
      {
        answer: () => {
          throw httpError(503);
        },
      },
    ],
  ] as const)('is nothing where %s', async (_what, options) => {
    const { container } = await show(options);
    expect(container).toBeEmptyDOMElement();
  });

  it('keeps its place while it is read', async () => {
    await show({ answer: () => new Promise(() => undefined) });
    expect(screen.getByRole('status')).toHaveTextContent('Recherche de la prochaine course');
  });

  it('follows who is followed', async () => {
    const { shell } = await show();
    await act(() => shell.favourites.set('jockey', 5, true));
    expect(shell.calls.at(-1)).toMatchObject({ body: { horses: [1], jockeys: [5], trainers: [] } });
  });
});
