import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    // Another process may make the file at the same moment: the first one wins.
    writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
    return made.parse;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST' || !existsSync(file)) throw cannotWrite(path.dirname(file), code, error);
  }
  const read = v.safeParse(Secrets, JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success)
    throw new Error(`${file} does not hold Parse's keys: repair it, or remove it to make new ones.`);
  return read.output.parse;
}

function cannotWrite(folder: string, code: string | undefined, cause: unknown): Error {
  const wanted = 'a folder that this user may write, on a disk with room that is mounted for writing';
  return new Error(`DATA_DIR=${folder} cannot be written (${code ?? 'no code'}): ${wanted} is wanted.`, {
    cause,
  });
}
