import path from 'node:path';
import { startEmbeddedPostgres } from './startEmbeddedPostgres';

/** Runs the embedded database until SIGTERM or SIGINT. Reads DATA_DIR (default `.data`). */
async function main(): Promise<void> {
  process.umask(0o077);
  const database = await startEmbeddedPostgres({ dataDir: path.resolve(process.env.DATA_DIR || '.data') });
  const stop = () => {
    database.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.stdout.write(`postgres ready ${database.url}\n`);
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

main().catch(fail);
