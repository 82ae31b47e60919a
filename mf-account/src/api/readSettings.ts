import { DEFAULT_USER_SETTINGS, type UserSettings } from '@galopin/shared/contracts';
import { readAnswer } from '@galopin/shared/lib';
import * as v from 'valibot';

const { displayName, favourites, preferences, newsletter } = DEFAULT_USER_SETTINGS;
const ids = v.optional(v.array(v.number()), []);
const Settings = v.object({
  displayName: v.nullish(v.string(), displayName),
  favourites: v.optional(v.object({ horses: ids, jockeys: ids, trainers: ids })),
  preferences: v.optional(
    v.object({ csvSeparator: v.optional(v.picklist([';', ',']), preferences.csvSeparator) }),
  ),
  newsletter: v.optional(v.boolean(), newsletter),
});

/**
 * Settings out of a member's record; those never chosen are the defaults.
 * @throws AppError `malformed`
 */
export function readSettings(record: unknown, path: string): UserSettings {
  const settings = readAnswer(Settings, record, path);
  return {
    ...settings,
    displayName: settings.displayName ?? displayName,
    favourites: settings.favourites ?? favourites,
    preferences: settings.preferences ?? preferences,
  };
}
