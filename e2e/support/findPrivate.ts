import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What nobody but its owner may read, by what it is called. */
export type Secrets = Readonly<Record<string, string>>;

const PATTERNS: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'the address of a database': /postgres(ql)?:\/\/[^\s"'`]+@/,
  'an identity token': /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\./,
  'an account of the demonstration': /@demo\.test|demo1234/,
};

/** What a text holds that it must not, by name; empty where it may be given to anybody. */
export function findPrivate(text: string, secrets: Secrets): readonly string[] {
  const known = Object.keys(secrets).filter((name) => holds(text, secrets[name] ?? ''));
  return [...known, ...Object.keys(PATTERNS).filter((name) => PATTERNS[name]?.test(text))];
}

/** An absolute path is none within a longer one: packages have folders that are called as those of a machine. */
function holds(text: string, secret: string): boolean {
  if (!secret.startsWith('/')) return text.includes(secret);
  let at = text.indexOf(secret);
  while (at > 0 && /[\w.@-]/.test(text.charAt(at - 1))) at = text.indexOf(secret, at + 1);
  return at >= 0;
}

/**
 * The site's own secrets, from its data folder, and what tells of the machine that built it.
 * @throws Error for one that is missing or too short to be looked for
 */
export function readSecrets(dataDir: string, machine: Secrets): Secrets {
  const read = (file: string) => readFileSync(path.join(dataDir, file), 'utf8').trim();
  const { parse } = JSON.parse(read('secrets.json')) as { parse: { masterKey: string } };
  const secrets = {
    'Parse’s master key': parse.masterKey,
    'the key of links': read('delivery/link-key'),
    'the key of releases': read('delivery/signing-key.pem').split('\n')[1] ?? '',
    'the token of releases': read('delivery/token'),
    ...machine,
  };
  const short = Object.entries(secrets).filter(([, value]) => value.length < 5);
  if (short.length > 0) throw new Error(`Nothing to look for: ${short.map(([name]) => name).join(', ')}`);
  return secrets;
}

/** All files below a folder that hold text, each by its place there. Compressed twins hold the same. */
export function textFiles(folder: string): readonly { readonly name: string; readonly text: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ name: path.relative(folder, file), text: readFileSync(file, 'utf8') }));
}
