import { THEME_ATTRIBUTE, THEME_CHOICES, THEME_KEY, type ThemeChoice } from '@galopin/shared/contracts';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What the visitor has chosen on this device; it lasts as long as the page where nothing can be kept. */
export interface ThemeControl {
  readonly store: Pick<StoreApi<ThemeChoice>, 'getState' | 'subscribe'>;
  choose(choice: ThemeChoice): void;
}

/** The document has set what was chosen before anything was painted. */
export function createThemeControl(root: HTMLElement, storage: Storage | undefined): ThemeControl {
  const given = root.getAttribute(THEME_ATTRIBUTE);
  const store = createStore<ThemeChoice>(() => THEME_CHOICES.find((choice) => choice === given) ?? 'auto');
  return {
    store,
    choose(choice) {
      if (choice === 'auto') root.removeAttribute(THEME_ATTRIBUTE);
      else root.setAttribute(THEME_ATTRIBUTE, choice);
      try {
        if (choice === 'auto') storage?.removeItem(THEME_KEY);
        else storage?.setItem(THEME_KEY, choice);
      } catch {
        // A browser may refuse to keep anything: the choice lasts as long as the page.
      }
      store.setState(choice, true);
    },
  };
}
