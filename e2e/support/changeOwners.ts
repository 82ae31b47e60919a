import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { ownersFile } from './test';

interface OwnersText {
  readonly teams: Record<string, object>;
}

/** Changes the owners file as an editor that saves does: the new text is there at once. */
export function changeOwners(change: (owners: OwnersText) => void): void {
  const owners = JSON.parse(readFileSync(ownersFile(), 'utf8')) as OwnersText;
  change(owners);
  writeFileSync(`${ownersFile()}.new`, JSON.stringify(owners));
  renameSync(`${ownersFile()}.new`, ownersFile());
}
