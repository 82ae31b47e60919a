import { create } from 'zustand';

interface NoteDrafts {
  /** What is typed and not kept yet, by member and horse. */
  readonly drafts: Readonly<Record<string, string>>;
  /** @param text `undefined` once it is kept */
  readonly put: (key: string, text: string | undefined) => void;
}

/** Typed notes that are not kept yet: they outlive a row that is folded, and a tab that is left, as long as the page. */
export const useNoteDrafts = create<NoteDrafts>()((set) => ({
  drafts: {},
  put: (key, text) =>
    set(({ drafts }) => {
      const { [key]: _before, ...others } = drafts;
      return { drafts: text === undefined ? others : { ...others, [key]: text } };
    }),
}));
