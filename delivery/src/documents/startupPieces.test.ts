/** @jest-environment jsdom */
import { FAVOURITES_EXPECTED, FAVOURITES_KEY, THEME_ATTRIBUTE, THEME_KEY } from '@galopin/shared/contracts';
import { STARTUP_SCRIPT } from './startupPieces';

declare const localStorage: { clear(): void; setItem(name: string, value: string): void };
/** What the test needs of the browser; the server's own code has no such types. */
declare const document: {
  readonly documentElement: {
    getAttribute(name: string): string | null;
    hasAttribute(name: string): boolean;
    removeAttribute(name: string): void;
  };
  readonly body: {
    innerHTML: string;
    readonly lastElementChild: { dispatchEvent(event: Event): boolean };
    insertAdjacentHTML(place: 'beforeend', markup: string): void;
  };
  getElementById(id: string): { readonly textContent: string };
  querySelector(selector: string): { dispatchEvent(event: Event): boolean } | null;
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

  describe('a button that is pressed before anything answers', () => {
    const asked = () => (globalThis as unknown as { __galopinPressed(): unknown }).__galopinPressed();
    const press = (selector: string, type = 'click') =>
      document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
    beforeEach(() => {
      document.body.innerHTML = '<div id="root"><button><b>A</b></button><p></p></div>';
    });

    it('is told to the shell', () => {
      press('b');
      expect(asked()).toBe(document.querySelector('button'));
    });

    it('is forgotten when something else is done', () => {
      press('b');
      press('p', 'keydown');
      expect(asked()).toBeNull();
      press('b');
      press('p');
      expect(asked()).toBeNull();
    });

    it('is none of this once the shell has asked', () => {
      asked();
      press('b');
      expect(asked()).toBeNull();
    });
  });

  describe('where this device keeps a theme', () => {
    const themeFor = (kept: string) => {
      localStorage.setItem(THEME_KEY, kept);
      // oxlint-disable-next-line typescript/no-implied-eval -- our own constant, run as the browser runs it
      new Function(STARTUP_SCRIPT)();
      return document.documentElement.getAttribute(THEME_ATTRIBUTE);
    };
    afterEach(() => {
      localStorage.clear();
      document.documentElement.removeAttribute(THEME_ATTRIBUTE);
    });

    it.each([
      ['dark', 'dark'],
      ['light', 'light'],
      ['auto', null],
      ['pink', null],
    ])('stands at the root before anything is painted: %s', (kept, theme) => {
      expect(themeFor(kept)).toBe(theme);
    });
  });

  describe('where this device has favourites', () => {
    const run = () => {
      // oxlint-disable-next-line typescript/no-implied-eval -- our own constant, run as the browser runs it
      new Function(STARTUP_SCRIPT)();
      return document.documentElement.hasAttribute(FAVOURITES_EXPECTED);
    };
    afterEach(() => {
      jest.restoreAllMocks();
      localStorage.clear();
      document.documentElement.removeAttribute(FAVOURITES_EXPECTED);
    });

    it('keeps their place, and none where there are no favourites', () => {
      expect(run()).toBe(false);
      localStorage.setItem(FAVOURITES_KEY, '{"horses":[1]}');
      expect(run()).toBe(true);
    });

    it('keeps none where the browser refuses to say', () => {
      jest
        .spyOn(globalThis as unknown as { localStorage: unknown }, 'localStorage', 'get')
        .mockImplementation(() => {
          throw new Error('denied');
        });
      expect(run()).toBe(false);
    });
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
