import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BackendEnvironment } from '@galopin/backend/settings';
import { deliverySettings } from '@galopin/delivery/env';
import { repositoryRoot } from '@galopin/processes';

const names = [
  ...new Set([...Object.keys(BackendEnvironment.entries), ...Object.keys(deliverySettings.entries)]),
];

describe('settings', () => {
  it.each(['docs/operations.md', '.env.example'])('are all listed in %s', (file) => {
    const text = readFileSync(path.join(repositoryRoot, file), 'utf8');
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
  });
});
