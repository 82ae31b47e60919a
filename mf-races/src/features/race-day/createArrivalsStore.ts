import type { IsoDay } from '@galopin/shared/contracts';
import { noteCorrections, type DayArrivals } from '@galopin/shared/racing';
import { createStore } from 'zustand/vanilla';

export interface ArrivalsState {
  /** Arrivals by day; a day that was never loaded is absent. */
  readonly byDay: Readonly<Record<IsoDay, DayArrivals>>;
  /**
   * Loads a day's arrivals unless they are there; `refresh` asks again in any case, after an answer that is still
   * awaited: that one may be older than what made the caller ask.
   * Rejects with what `fetchDay` throws; what is there stays.
   */
  load(jour: IsoDay, refresh?: boolean): Promise<void>;
  /** Takes arrivals that were just loaded with the day. */
  take(jour: IsoDay, arrivals: DayArrivals): void;
}

/** Arrivals, kept per day for as long as the page lives. */
export function createArrivalsStore(fetchDay: (jour: IsoDay) => Promise<DayArrivals>) {
  const pending = new Map<IsoDay, Promise<void>>();
  return createStore<ArrivalsState>((set, get) => ({
    byDay: {},
    take(jour, arrivals) {
      set(({ byDay }) => ({ byDay: { ...byDay, [jour]: noteCorrections(byDay[jour], arrivals) } }));
    },
    load(jour, refresh = false) {
      if (!refresh && get().byDay[jour]) return Promise.resolve();
      const running = pending.get(jour);
      if (running && !refresh) return running;
      const ask = async () => {
        get().take(jour, await fetchDay(jour));
      };
      const started = (running ? running.then(ask, ask) : ask()).finally(() => {
        if (pending.get(jour) === started) pending.delete(jour);
      });
      pending.set(jour, started);
      return started;
    },
  }));
}
