import { realpathSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

interface ExegesisExpress {
  middleware(specification: unknown, options: Readonly<Record<string, unknown>>): Promise<unknown>;
}

/**
 * Firebase's own Auth emulator, without the rest of firebase-tools: its command line loads every product of Firebase.
 * The validators of a call are compiled when it is first made, which exegesis has an option for; the emulator leaves it
 * out and compiles some eighty calls at its start, most of the time that it takes.
 * @param projectId project that API keys stand for
 */
export async function loadEmulator(projectId: string): Promise<RequestListener> {
  // Printed by the lines that the command line would print: the links of mails are among them.
  process.env['IS_FIREBASE_CLI'] = 'true';
  const server = realpathSync(require.resolve('firebase-tools/lib/emulator/auth/server.js'));
  // As the emulator's own files are found: what it imports is not installed for us.
  const load = createRequire(server);
  const entry = load.resolve('exegesis-express');
  const exegesis = load(entry) as ExegesisExpress;
  const loaded = load.cache[entry];
  if (loaded === undefined) throw new Error(`${entry} was loaded and is not in the cache of modules`);
  loaded.exports = {
    ...exegesis,
    middleware: ((specification, options) =>
      exegesis.middleware(specification, {
        ...options,
        lazyCompileValidationSchemas: true,
      })) satisfies ExegesisExpress['middleware'],
  };
  const logging = load('../../logger') as { readonly logger: { level: string }; useConsoleLoggers(): void };
  logging.logger.level = 'info';
  logging.useConsoleLoggers();
  const { createApp } = load(server) as { createApp(projectId: string): Promise<RequestListener> };
  return createApp(projectId);
}
