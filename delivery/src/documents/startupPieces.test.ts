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

  describe('where the browser asks what may become script', () => {
    let rule: Record<string, (text: string) => string | null> | undefined;
    const createPolicy = jest.fn((_name: string, given: typeof rule) => (rule = given));

    beforeEach(() => {
      Object.assign(globalThis, { trustedTypes: { createPolicy } });
      // oxlint-disable-next-line typescript/no-implied-eval -- our own constant, run as the browser runs it
      new Function(STARTUP_SCRIPT)();
    });
    afterEach(() => Reflect.deleteProperty(globalThis, 'trustedTypes'));

    it('lets addresses of the site pass, and no others', () => {
      expect(createPolicy).toHaveBeenCalledWith('default', expect.anything());
      expect(rule?.['createScriptURL']?.('/_mf/x/y.js')).toBe('/_mf/x/y.js');
      for (const url of ['https://elsewhere.example/x.js', '//elsewhere.example', 'data:text/javascript,1'])
        expect(rule?.['createScriptURL']?.(url)).toBeNull();
    });

    it('has no rule for other text, which is refused then', () => {
      expect(Object.keys(rule ?? {})).toEqual(['createScriptURL']);
    });
  });

  it('leaves other failures to the shell', () => {
    fail('<script></script>');
    fail('<img>');
    expect(shown()).toBe('Chargement…');
  });
});
