import { act, render, screen } from '@testing-library/react';
import { createFakeShell, fakeSessions } from '../testing';
import { ShellProvider, useClock, useShell, useSession } from '.';

function Visitor() {
  const session = useSession();
  return <p>{session.status === 'signedIn' ? session.user.email : session.status}</p>;
}

describe('the shell’s context', () => {
  it('gives pages the shell’s services', () => {
    const shell = createFakeShell({ demo: true });
    const Demo = () => <p>{String(useShell().site.demo)}</p>;
    render(
      <ShellProvider shell={shell}>
        <Demo />
      </ShellProvider>,
    );
    expect(screen.getByText('true')).toBeVisible();
  });

  it('says what is wrong outside of a shell', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Visitor />)).toThrow('is @galopin/shared/shell-context shared as a singleton?');
  });

  it('follows the session', () => {
    const shell = createFakeShell();
    render(
      <ShellProvider shell={shell}>
        <Visitor />
      </ShellProvider>,
    );
    expect(screen.getByText('anonymous')).toBeVisible();
    act(() => shell.setSession(fakeSessions.member));
    expect(screen.getByText('membre@demo.test')).toBeVisible();
  });

  it('tells the shell’s time again after each period, until the page is left', () => {
    jest.useFakeTimers();
    let now = 1000;
    const shell = { ...createFakeShell(), now: () => now };
    const Clock = () => <p>{useClock(15_000)}</p>;
    const { unmount } = render(
      <ShellProvider shell={shell}>
        <Clock />
      </ShellProvider>,
    );
    now = 2000;
    act(() => jest.advanceTimersByTime(14_999));
    expect(screen.getByText('1000')).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('2000')).toBeVisible();
    unmount();
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });
});
