import { act, render, screen } from '@testing-library/react';
import { createFakeShell, fakeSessions } from '../testing';
import { ShellProvider, useShell, useSession } from '.';

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
});
