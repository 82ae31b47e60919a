import { createFakeShell, renderWithShell } from '@galopin/shared/testing';
import { useTipSeen } from './useTipSeen';

function Card() {
  return <div ref={useTipSeen(7)}>Pronostic</div>;
}

/** Lets a test say what is in sight. */
let look: (isIntersecting: boolean) => void;
const disconnect = jest.fn();

beforeEach(() => {
  disconnect.mockReset();
  class FakeObserver {
    disconnect = disconnect;
    constructor(callback: (entries: object[]) => void) {
      look = (isIntersecting) => callback([{ isIntersecting }]);
    }
    observe() {
      // What is in sight is the test's to say.
    }
  }
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

describe('a tip', () => {
  it('is told of once it was scrolled to, and its watch then ends', () => {
    const shell = createFakeShell();
    renderWithShell(<Card />, shell);
    look(false);
    expect(shell.tracked).toEqual([]);
    look(true);
    expect(shell.tracked).toEqual([{ name: 'tip_opened', payload: { raceId: 7, from: 'tips' } }]);
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  it('is shown all the same where a browser cannot tell', () => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    const shell = createFakeShell();
    expect(renderWithShell(<Card />, shell).getByText('Pronostic')).toBeVisible();
    expect(shell.tracked).toEqual([]);
  });
});
