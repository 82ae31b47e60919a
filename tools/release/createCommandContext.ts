import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { repositoryRoot } from '@galopin/processes';
import { print } from '../start/report';
import type { CommandContext } from './CommandContext';
import { createDeliveryClient, readReleaseToken } from '@galopin/delivery/client';

/** Folder with builds and the site's own token. Absolute. */
export const dataFolder = (environment: CommandContext['environment']): string =>
  path.resolve(repositoryRoot, environment['DATA_DIR'] || '.data');

/** The commands at a terminal, speaking to the site that SITE_URL or PORT names. */
export function createCommandContext(environment: CommandContext['environment']): CommandContext {
  return {
    environment,
    print,
    async connect() {
      const siteUrl = environment['SITE_URL'] || `http://localhost:${environment['PORT'] || '3000'}`;
      const token = await readReleaseToken(dataFolder(environment), environment);
      return createDeliveryClient({ siteUrl, token });
    },
    async ask(question) {
      if (!process.stdin.isTTY || !process.stdout.isTTY) return null;
      const terminal = createInterface({ input: process.stdin, output: process.stdout });
      try {
        return await terminal.question(question);
      } finally {
        terminal.close();
      }
    },
  };
}
