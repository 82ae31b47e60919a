import * as v from 'valibot';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { DisciplineKind } from '../../domain/disciplineKind';

const Hidden = v.object({ trot: v.array(v.string()), galop: v.array(v.string()) });
type Hidden = v.InferOutput<typeof Hidden>;

interface HiddenColumns extends Hidden {
  readonly hide: (kind: DisciplineKind, columns: readonly string[]) => void;
}

const NONE: Hidden = { trot: [], galop: [] };

/**
 * The columns this device does without, by kind of race. Where nothing can be kept they last as long as the page; what was
 * kept and cannot be read is as if nothing were.
 */
export const useHiddenColumns = create<HiddenColumns>()(
  persist(
    (set): HiddenColumns => ({
      ...NONE,
      hide: (kind, columns) => set({ [kind]: [...columns] }),
    }),
    {
      name: 'galopin.race-card.hidden-columns',
      partialize: ({ trot, galop }) => ({ trot, galop }),
      merge: (kept, state) => ({ ...state, ...(v.is(Hidden, kept) ? kept : NONE) }),
    },
  ),
);
