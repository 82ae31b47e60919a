/** @jest-environment jsdom */
import { STARTUP_SCRIPT } from './startupPieces';

/** What the test needs of the browser; the server's own code has no such types. */
declare const document: {
  readonly body: {
    innerHTML: string;
    readonly lastElementChild: { dispatchEvent(event: Event): boolean };
    insertAdjacentHTML(place: 'beforeend', markup: string): void;
  };
  getElementById(id: string): { readonly textContent: string };
  querySelector(selector: string): unknown;
};

const TEXT = 'Le site n’a pas pu démarrer. Rechargez la page.';

describe('STARTUP_SCRIPT', () => {
  beforeEach(() => {
    document.body.innerHTML = '<div id="root">Chargement…</div>';
    // The document runs it as an inline script, which jsdom does not.
    // oxlint-disable-next-line typescript/no-implied-eval -- our own constant, run as the browser runs it
    new Function(STARTUP_SCRIPT)();
  });

  const fail = (markup: string) => {
    document.body.insertAdjacentHTML('beforeend', markup);
    document.body.lastElementChild.dispatchEvent(new Event('error'));
  };
  const shown = () => document.getElementById('root').textContent;

  it('says that the site cannot start when the script of the shell does not load', () => {
    fail('<script data-shell></script>');
    expect(shown()).toBe(TEXT);
    expect(document.querySelector('[role=alert]')).not.toBeNull();
  });

  it('says so when the shell calls for it', () => {
    (globalThis as unknown as { __galopinFailed(): void }).__galopinFailed();
    expect(shown()).toBe(TEXT);
  });

  it('leaves other failures to the shell', () => {
    fail('<script></script>');
    fail('<img>');
    expect(shown()).toBe('Chargement…');
  });
});
