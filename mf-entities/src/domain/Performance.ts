import type { CurrencyUnits, IsoDay } from '@galopin/shared/contracts';
import type { Runner } from './Runner';

/** A runner together with the race it ran, or will run. */
export interface Performance extends Runner {
  readonly raceId: number;
  readonly jour: IsoDay;
  readonly racecourse: string;
  /** `null` for meetings without PMU number. */
  readonly meeting: number | null;
  readonly raceNumber: number | null;
  readonly raceName: string;
  readonly discipline: string;
  /** Declared runners. */
  readonly declared: number | null;
  readonly prize: CurrencyUnits | null;
  /** It started, also where its rank is not known. */
  readonly hasRun: boolean;
}
