import type { NamedBet } from '@galopin/shared/racing';
import type { CurrencyUnits, ParisTime } from '@galopin/shared/contracts';

/** The ground as it was measured; texts are empty and the value is `null` where they are not told. */
export interface MeasuredGround {
  readonly label: string;
  /** Of the penetrometer. */
  readonly value: number | null;
  readonly time: ParisTime;
  readonly comment: string;
}

/** A bet on offer. */
export interface OfferedBet extends NamedBet {
  /** Cents. */
  readonly baseStake: number | null;
  readonly isOnSale: boolean;
  /** Cents; `null` where there is one of an amount that is not told, `undefined` where there is none. */
  readonly jackpot: number | null | undefined;
}

/** What a source says of a runner beside its columns; texts are empty where it says nothing. */
export interface RunnerFacts {
  /** Another rider or driver than was declared. */
  readonly isChanged: boolean;
  /** Who was declared; empty where that is not known. */
  readonly formerRider: string;
  readonly breeder: string;
  /** As the source writes it: PUR-SANG. */
  readonly breed: string;
  readonly trainedIn: string;
  readonly opinion: 'POSITIF' | 'NEUTRE' | 'NEGATIF' | null;
  /** Finishes that earned money. */
  readonly paidPlaces: number | null;
  readonly isFavourite: boolean;
  readonly trend: 'up' | 'down' | null;
  /** Address of a picture of the silks; empty where there is none, or where pictures are not allowed. */
  readonly picture: string;
}

/** What a source says of a race beside its columns. */
export interface RaceDetails {
  /** From the first place on, in the race's currency. */
  readonly prizes: readonly CurrencyUnits[];
  readonly ground: MeasuredGround | null;
  /** Each bet once, in the order to show them. */
  readonly bets: readonly OfferedBet[];
  /** By saddle-cloth number. */
  readonly runners: Readonly<Record<number, RunnerFacts>>;
}

/** Nothing is said. */
export const NO_DETAILS: RaceDetails = { prizes: [], ground: null, bets: [], runners: {} };
