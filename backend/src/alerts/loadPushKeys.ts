import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import webPush from 'web-push';
import type { AlertSettings, PushKeys } from './alertSettings';

const Kept = v.object({ publicKey: v.string(), privateKey: v.string() });

/**
 * The keys this site is known by to push services (VAPID): the given ones, else those of `<dataDir>/push-keys.json`,
 * made on first need. Devices subscribe to one key: with another one they have to do so anew.
 * @returns undefined in production without keys, where each node would make its own
 * @throws Error when that file cannot be understood or written
 */
export function loadPushKeys(
  dataDir: string,
  { pushKeys, mayMakeKeys }: Pick<AlertSettings, 'pushKeys' | 'mayMakeKeys'>,
): PushKeys | undefined {
  if (pushKeys !== undefined) return pushKeys;
  if (!mayMakeKeys) return undefined;
  const file = path.join(dataDir, 'push-keys.json');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    const made = webPush.generateVAPIDKeys();
    try {
      writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
      return made;
    } catch (error) {
      // Another process may have made it at the same moment: the first one wins.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  const read = v.safeParse(Kept, JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success)
    throw new Error(`${file} does not hold push keys: repair it, or remove it to make new ones.`);
  return read.output;
}
