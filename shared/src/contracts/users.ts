import type { AudienceExport } from './audience';
import type { PaymentRecord } from './payments';

/** Ids of what a member follows, at most 200 of each. */
export interface Favourites {
  readonly horses: readonly number[];
  readonly jockeys: readonly number[];
  readonly trainers: readonly number[];
}

/** Character between two cells of a CSV file. */
export type CsvSeparator = ';' | ',';

export interface UserPreferences {
  readonly csvSeparator: CsvSeparator;
}

/** What a member may change of their own record. */
export interface UserSettings {
  /** 1 to 60 characters; null while none was chosen. */
  readonly displayName: string | null;
  readonly favourites: Favourites;
  readonly preferences: UserPreferences;
  /** Wants the newsletter. */
  readonly newsletter: boolean;
}

/** Body of `PATCH /apin/user/{uid}`: what is left out stays; any other field is refused by its name. */
export type UserPatch = Partial<Omit<UserSettings, 'preferences' | 'favourites'>> & {
  readonly favourites?: Partial<Favourites>;
  readonly preferences?: Partial<UserPreferences>;
};

/** Answer of `GET` and `PATCH /apin/user/{uid}`. */
export interface UserRecord extends UserSettings {
  readonly uid: string;
  readonly email: string | null;
  /** `state` and `create_time`, directly or in a `payment` of its own: for `subscriptionOf`. Absent: never paid. */
  readonly payment?: Readonly<Record<string, unknown>>;
}

/** Settings of a member who never changed any. */
export const DEFAULT_USER_SETTINGS: UserSettings = {
  displayName: null,
  favourites: { horses: [], jockeys: [], trainers: [] },
  preferences: { csvSeparator: ';' },
  newsletter: false,
};

/** Most days of one CSV file. */
export const CSV_MAX_DAYS = 31;

/** Answer of `GET /apin/user/{uid}/csv/count?from=&to=` (days `YYYY-MM-DD`, both included). */
export interface CsvCount {
  /** Lines a file would have, its header not counted. */
  readonly rows: number;
  readonly races: number;
}

/**
 * Answer of `POST /apin/user/{uid}/csv?from=&to=&separator=`, subscribers only (403 `subscription-required`): the
 * browser goes to `url`, which streams the file as a download.
 */
export interface CsvLink extends CsvCount {
  /** Path on the site's own origin; needs no token, so it must not be kept. */
  readonly url: string;
  /** ISO, UTC. */
  readonly expiresAt: string;
}

/** Answer of `GET /apin/user/{uid}/export`: all that is kept of a member. */
export interface UserExport {
  /** ISO, UTC. */
  readonly exportedAt: string;
  readonly user: UserRecord;
  readonly payments: readonly PaymentRecord[];
  readonly audience: AudienceExport;
}
