import { noteCorrection, noteCorrections } from './noteCorrections';
import type { Arrival } from './Race';

const arrival = (order: readonly number[], given: Partial<Arrival> = {}): Arrival => ({
  order: order.map((number) => [number]),
  final: true,
  cancelled: false,
  ...given,
});

const provisional = (order: readonly number[]) => arrival(order, { final: false });
const corrected = { corrected: true } as const;

describe('a corrected arrival', () => {
  it('is one that takes back what was shown', () =>
    expect(noteCorrection(provisional([3, 1]), provisional([1, 3]))).toEqual({
      ...provisional([1, 3]),
      ...corrected,
    }));

  it('stays so once it is final', () => {
    const before = { ...provisional([1, 3]), ...corrected };
    expect(noteCorrection(before, arrival([1, 3, 4]))).toEqual({ ...arrival([1, 3, 4]), ...corrected });
  });

  it('is not a first one, a longer one or a cancelled race', () => {
    const cancelled = arrival([], { cancelled: true });
    expect(noteCorrection(null, provisional([3]))).toEqual(provisional([3]));
    expect(noteCorrection(provisional([3]), arrival([3, 1]))).toEqual(arrival([3, 1]));
    expect(noteCorrection(provisional([3]), cancelled)).toEqual(cancelled);
    expect(noteCorrection(cancelled, provisional([3]))).toEqual(provisional([3]));
  });

  it('is found among a day’s by meeting and race, and none in a day not shown before', () => {
    const before = { '1': { '1': provisional([3, 1]), '2': provisional([5]) } };
    const after = { '1': { '1': provisional([1, 3]), '2': provisional([5]), '3': provisional([2]) } };
    expect(noteCorrections(before, after)).toEqual({
      '1': { ...after['1'], '1': { ...provisional([1, 3]), ...corrected } },
    });
    expect(noteCorrections(undefined, after)).toBe(after);
  });
});
