import type { Session, SessionApi } from '@galopin/shared/contracts';
import { createStore } from 'zustand/vanilla';

export const CONSENT_KEY = 'galopin-consent';

/** What may be measured of this browser's visits. */
export interface ConsentState {
  /** Pages and durations without a name: on unless the visitor, or the browser for them, is against it. */
  readonly audience: boolean;
  /** The account's number with them: off unless the visitor agrees. Never on without `audience`. */
  readonly link: boolean;
  /** The browser says of itself that it is not to be followed. */
  readonly isRefusedByBrowser: boolean;
}

export interface Consent {
  get(): ConsentState;
  /** Calls back after every change, also one made in another tab; returns the way to stop. */
  subscribe(listener: (state: ConsentState) => void): () => void;
  setAudience(on: boolean): void;
  /** Only for who is signed in; anybody else's stays off. */
  setLink(on: boolean): void;
}

export interface ConsentOptions {
  /** Without one, or with one that refuses, a choice lasts as long as the page. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  readonly window: Pick<Window, 'addEventListener' | 'navigator'>;
  readonly session: Pick<SessionApi, 'get' | 'subscribe'>;
}

/** What the visitor chose; nothing of it is there before they did. */
interface Choice {
  readonly audience?: boolean;
  /** Whose account it is: consent is given by a person, not by a browser. */
  readonly link?: string;
}

/**
 * The visitor's choice about the measuring of the audience, one for all tabs of the browser.
 * @source https://www.cnil.fr/fr/cookies-et-autres-traceurs/regles/cookies-solutions-pour-les-outils-de-mesure-daudience
 */
export function createConsent({ storage, window, session }: ConsentOptions): Consent {
  const isRefusedByBrowser = asksNotToBeFollowed(window.navigator);
  let own: Choice = readChoice(attempt(() => storage?.getItem(CONSENT_KEY) ?? null));

  const state = (): ConsentState => {
    const audience = own.audience ?? !isRefusedByBrowser;
    return { audience, link: audience && isLinked(own.link, session.get()), isRefusedByBrowser };
  };
  const store = createStore<ConsentState>(state);
  const show = () => {
    const [before, next] = [store.getState(), state()];
    if (before.audience !== next.audience || before.link !== next.link) store.setState(next, true);
  };
  const choose = (choice: Choice) => {
    own = choice;
    attempt(() => storage?.setItem(CONSENT_KEY, JSON.stringify(choice)));
    show();
  };
  const withoutLink = ({ audience }: Choice): Choice => (audience === undefined ? {} : { audience });

  window.addEventListener('storage', ({ key, newValue }) => {
    // Without a key all of it was cleared.
    if (key !== CONSENT_KEY && key !== null) return;
    own = readChoice(newValue);
    show();
  });
  const follow = (next: Session) => {
    // Whoever comes next has agreed to nothing.
    const isOver = next.status === 'anonymous' || (next.status === 'signedIn' && own.link !== next.user.uid);
    if (own.link !== undefined && isOver) choose(withoutLink(own));
    else show();
  };
  follow(session.get());
  session.subscribe(follow);

  return {
    get: store.getState,
    subscribe: store.subscribe,
    setAudience: (on) => choose(on ? { ...own, audience: on } : { audience: false }),
    setLink(on) {
      const known = session.get();
      if (on && known.status === 'signedIn') choose({ ...own, link: known.user.uid });
      if (!on) choose(withoutLink(own));
    },
  };
}

/** A returning member, whom the provider has not confirmed yet, is who they were. */
const isLinked = (link: string | undefined, session: Session): boolean =>
  link !== undefined &&
  (session.status === 'signedIn' ? session.user.uid === link : session.status === 'unknown');

/** @source https://www.w3.org/TR/gpc/ and https://www.w3.org/TR/tracking-dnt/ */
function asksNotToBeFollowed(navigator: Navigator): boolean {
  const { globalPrivacyControl } = navigator as { readonly globalPrivacyControl?: unknown };
  return globalPrivacyControl === true || navigator.doNotTrack === '1';
}

/** A text that is none of ours holds no choice. */
function readChoice(text: string | null): Choice {
  if (text === null) return {};
  const { audience, link } = parse(text);
  return {
    ...(typeof audience === 'boolean' && { audience }),
    ...(typeof link === 'string' && { link }),
  };
}

function parse(text: string): { readonly audience?: unknown; readonly link?: unknown } {
  try {
    return (JSON.parse(text) as object | null) ?? {};
  } catch {
    // What is damaged begins anew, as if nothing had been chosen.
    return {};
  }
}

/** What a storage that refuses answers is nothing: the choice then lasts as long as the page. */
function attempt(deed: () => string | null | void): string | null {
  try {
    return deed() ?? null;
  } catch {
    return null;
  }
}
