import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Reads and writes the emulator's accounts, in the form and place of its own export. */
export interface AccountsFile {
  /**
   * Brings the kept accounts into an emulator.
   * @param url of an emulator without accounts
   * @throws Error naming the file when it does not hold accounts
   */
  restore(url: string): Promise<void>;
  /** Keeps the accounts of an emulator; whoever reads the file meanwhile finds those before. */
  save(url: string): Promise<void>;
}

const OWNER = { authorization: 'Bearer owner' };

/** @param folder of the emulator's data */
export function createAccountsFile(folder: string, projectId: string): AccountsFile {
  const file = path.join(folder, 'auth_export', 'accounts.json');
  const accounts = `identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  return {
    async restore(url) {
      if (!existsSync(file)) return;
      const kept = readFileSync(file, 'utf8');
      if (countUsers(kept, file) === 0) return;
      const answer = await fetch(`${url}/${accounts}:batchCreate`, {
        method: 'POST',
        headers: { ...OWNER, 'content-type': 'application/json' },
        body: kept,
      });
      if (!answer.ok)
        throw new Error(
          `${file} was refused by the Auth emulator (${answer.status}): ${await answer.text()}`,
        );
      // Answered 200 as well where single accounts are refused: going on would keep the others only.
      const { error = [] } = (await answer.json()) as { readonly error?: readonly unknown[] };
      if (error.length > 0)
        throw new Error(
          `${file} holds accounts that the Auth emulator refuses: ${JSON.stringify(error)}; mend it, or move it away to ` +
            'begin without them',
        );
    },
    async save(url) {
      const answer = await fetch(`${url}/${accounts}:batchGet?maxResults=-1`, { headers: OWNER });
      if (!answer.ok)
        throw new Error(
          `The Auth emulator's accounts cannot be read (${answer.status}): ${await answer.text()}`,
        );
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(`${file}.draft`, await answer.text());
      renameSync(`${file}.draft`, file);
    },
  };
}

function countUsers(kept: string, file: string): number {
  try {
    const { users = [] } = JSON.parse(kept) as { readonly users?: readonly unknown[] };
    return users.length;
  } catch (cause) {
    throw new Error(
      `${file} is no JSON: it holds the accounts of the Auth emulator; move it away to begin without them`,
      { cause },
    );
  }
}
