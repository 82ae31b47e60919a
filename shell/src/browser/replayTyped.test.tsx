import { act } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { giveTyped, readTyped, replayTyped } from './replayTyped';

function Form() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState('nothing');
  return (
    <form>
      <input name="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      <input name="password" value={password} onChange={(event) => setPassword(event.target.value)} />
      <input name="agreed" type="checkbox" />
      <button type="button" onClick={() => setSent([email, password].join(' ').trim())}>
        Envoyer
      </button>
      <output>{sent}</output>
    </form>
  );
}

/** As a server sends it: the page in a boundary of its own. */
const SENT =
  '<!--$--><form><input name="email" value=""/><input name="password" value=""/><input name="agreed" type="checkbox"/>' +
  '<button type="button">Envoyer</button><output>nothing</output></form><!--/$-->';
const PAGE = (
  <Suspense>
    <Form />
  </Suspense>
);

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

function serve(): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = SENT;
  document.body.append(place);
  return place;
}

const emailIn = (place: HTMLElement) => place.querySelector('input') as HTMLInputElement;
async function send(place: HTMLElement): Promise<string | null | undefined> {
  await act(async () => place.querySelector('button')?.click());
  return place.querySelector('output')?.textContent;
}

describe('what was typed before the page was alive', () => {
  it('is told of every field, though the first one’s render empties the others', async () => {
    const place = serve();
    emailIn(place).value = 'ada@';
    const password = place.querySelector<HTMLInputElement>('[name=password]');
    if (password) password.value = 'secret';
    await act(async () => {
      root = hydrateRoot(place, PAGE);
    });
    // Outside of `act`, as in a browser: each event is rendered before the next.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    replayTyped(place);
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    expect(await send(place)).toBe('ada@ secret');
  });

  it('is told to a page that has been taken over', async () => {
    const place = serve();
    emailIn(place).value = 'ada@';
    await act(async () => {
      root = hydrateRoot(place, PAGE);
    });
    await act(async () => replayTyped(place));
    expect(await send(place)).toBe('ada@');
    expect(emailIn(place).value).toBe('ada@');
  });

  it('leaves fields alone that nobody has typed into', async () => {
    const place = serve();
    const agreed = place.querySelector('[name=agreed]') as HTMLInputElement;
    agreed.checked = true;
    await act(async () => {
      root = hydrateRoot(place, PAGE);
    });
    await act(async () => replayTyped(place));
    expect(await send(place)).toBe('');
    expect(agreed.checked).toBe(true);
  });

  it('goes on into the page that takes the place of what was served, with the focus', async () => {
    const served = serve();
    emailIn(served).value = 'ada@';
    emailIn(served).focus();
    const typed = readTyped(served);
    const place = document.createElement('div');
    served.replaceWith(place);
    await act(async () => {
      root = createRoot(place);
      root.render(PAGE);
    });
    await act(async () => giveTyped(place, typed));
    expect(await send(place)).toBe('ada@');
    expect(emailIn(place)).toHaveFocus();
  });
});
