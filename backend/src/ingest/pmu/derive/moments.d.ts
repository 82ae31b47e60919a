/** Day (`YYYY-MM-DD`) and time (`HH:MM:SS`) in Paris of epoch milliseconds; null for none. */
export declare function parisMoment(ms: number | null): {
  readonly jour: string;
  readonly heure: string;
} | null;
/** Total time `3'27"54` of milliseconds; empty for none. */
export declare function totalTime(ms: number | null): string;
/** Kilometre rate `1'13"6` of milliseconds a kilometre; empty for none. */
export declare function kilometreRate(ms: number | null): string;
/** Days from one day to another, both `YYYY-MM-DD`. */
export declare function daysBetween(from: string, to: string): number;
