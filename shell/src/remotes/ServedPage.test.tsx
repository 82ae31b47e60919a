import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ServedPage } from './ServedPage';

const page = {
  status: 'served',
  html: '<h1>Connexion</h1><form><input name="email" aria-label="E-mail" value="" /></form>',
  buildId: '0123456789abcdef',
  role: 'active',
} as const;

/** The page itself, whose code has come. */
function Page() {
  const [email, setEmail] = useState('');
  return (
    <>
      <h1>Connexion</h1>
      <input
        name="email"
        aria-label="E-mail"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <output>{email}</output>
    </>
  );
}

/** Where one takes the place of the other. */
const Place = ({ hasCome }: { readonly hasCome: boolean }) => (
  <main>{hasCome ? <Page /> : <ServedPage remote="mf-account" page={page} />}</main>
);

describe('a page as a server sent it', () => {
  it('says whose it is, and of which build', () => {
    render(<Place hasCome={false} />);
    const place = screen.getByRole('heading', { name: 'Connexion' }).parentElement;
    expect(place?.dataset).toMatchObject({
      remote: 'mf-account',
      build: '0123456789abcdef',
      role: 'active',
    });
  });

  it('hands what was typed, and the focus, to the page that takes its place', async () => {
    const { rerender } = render(<Place hasCome={false} />);
    await userEvent.type(screen.getByLabelText('E-mail'), 'ada@galopin.test');
    rerender(<Place hasCome />);
    expect(await screen.findByText('ada@galopin.test')).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
  });

  it('leaves the page that takes its place alone where nothing was typed', () => {
    jest.useFakeTimers();
    const { rerender } = render(<Place hasCome={false} />);
    rerender(<Place hasCome />);
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
    expect(screen.getByLabelText('E-mail')).toHaveValue('');
  });
});
