declare const unit: unique symbol;
type Quantity<Unit extends string> = number & { readonly [unit]?: Unit };

/** Whole metres. */
export type Metres = Quantity<'metres'>;
/** Whole milliseconds. */
export type Milliseconds = Quantity<'milliseconds'>;
/** Kilograms, one decimal. */
export type Kilograms = Quantity<'kilograms'>;
/** Cents of the currency named beside the value. */
export type Cents = Quantity<'cents'>;
/** Whole units of the currency named beside the value. */
export type CurrencyUnits = Quantity<'currency units'>;
/** Return for a stake of 1, at least 1. Absent, never 0, where there are none. */
export type DecimalOdds = Quantity<'decimal odds'>;
/** Percent, 0 to 100. */
export type Percent = Quantity<'percent'>;
/** Calendar day `YYYY-MM-DD`. */
export type IsoDay = string;
/** Time of day `HH:MM`, Paris. */
export type ParisTime = string;
