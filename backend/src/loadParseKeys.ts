import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const ParseKeys = v.object({ appId: v.string(), javascriptKey: v.string(), masterKey: v.string() });
const Secrets = v.object({ parse: ParseKeys });

/** The application id and JavaScript key are public, the master key opens everything. */
export type ParseKeys = v.InferOutput<typeof ParseKeys>;

/**
 * Parse's keys: the given ones, the others from `<dataDir>/secrets.json`, which is made on first need and
 * readable by its owner alone.
 * @throws Error when that file cannot be read, understood or written
 */
export function loadParseKeys(
  dataDir: string,
  given: { readonly [Key in keyof ParseKeys]?: ParseKeys[Key] | undefined },
): ParseKeys {
  const { appId, javascriptKey, masterKey } = given;
  if (appId !== undefined && javascriptKey !== undefined && masterKey !== undefined) {
    return { appId, javascriptKey, masterKey };
  }
  const kept = readOrMake(path.join(dataDir, 'secrets.json'));
  return {
    appId: appId ?? kept.appId,
    javascriptKey: javascriptKey ?? kept.javascriptKey,
    masterKey: masterKey ?? kept.masterKey,
  };
}

function readOrMake(file: string): ParseKeys {
  const key = () => randomBytes(24).toString('base64url');
  const made = { parse: { appId: 'galopin', javascriptKey: key(), masterKey: key() } };
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    // Another process may make the file at the same moment: the first one wins.
    writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
    return made.parse;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const read = v.safeParse(Secrets, JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success)
    throw new Error(`${file} does not hold Parse's keys: repair it, or remove it to make new ones.`);
  return read.output.parse;
}
