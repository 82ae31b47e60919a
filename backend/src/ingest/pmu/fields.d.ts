/** A JSON object whose values are not known yet. */
export type Fields = Readonly<Record<string, unknown>>;
export declare const isFields: (value: unknown) => value is Fields;
/** The text of a field without blanks around it; empty if there is none. */
export declare function textOf(fields: Fields, name: string): string;
/** The number of a field, also one written as text with a comma; null if there is none. */
export declare function numberOf(fields: Fields, name: string): number | null;
/** The whole number of a field in a range; null if there is none. */
export declare function wholeOf(fields: Fields, name: string, maximum?: number): number | null;
export declare const isTrue: (fields: Fields, name: string) => boolean;
/** The object in a field; empty if there is none. */
export declare function fieldsOf(fields: Fields, name: string): Fields;
/** The objects of a list in a field; others in it are left out. */
export declare function listOf(fields: Fields, name: string): readonly Fields[];
/** The whole numbers of a list in a field. */
export declare function numbersOf(value: unknown): readonly number[];
