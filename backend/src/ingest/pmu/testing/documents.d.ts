import type { Fields } from '../fields';
/** A small day of our own in PMU's shape: one meeting, a trot with a dead heat, incidents and a coupled entry. */
export declare const DAY = '2026-11-21';
export declare const trot: Fields;
export declare const cancelled: Fields;
export declare const meeting: Fields;
export declare function programme(races?: readonly Fields[], header?: Fields): Fields;
/** A runner of the trot. */
export declare function runner(numPmu: number, given?: Fields): Fields;
export declare const runners: Fields;
export declare const payouts: readonly Fields[];
export declare const performances: Fields;
