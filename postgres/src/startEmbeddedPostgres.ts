import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { dataDir } from '@electric-sql/pglite-prepopulatedfs';
import { PGLiteSocketHandler } from '@electric-sql/pglite-socket';
import { admitClient } from './admitClient';
import { claimDataFolder } from './claimDataFolder';
import { SessionQueue } from './SessionQueue';

/** What the migrations ask for, of what PostgreSQL brings along. */
const EXTENSIONS = { pg_trgm };

/** Connections cost nothing here (they share one session); one too many would be cut without a word. */
const MAX_CONNECTIONS = 64;

export interface EmbeddedPostgresOptions {
  /** The project's data folder; the database lies in `postgres` below it. `memory://` keeps nothing. */
  readonly dataDir: string;
  /** Any free port by default. */
  readonly port?: number;
  /** What `memory://` begins with; an empty database by default. */
  readonly contents?: Blob;
}

export interface EmbeddedPostgres {
  readonly url: string;
  /** All that is in it, as another one may begin with. */
  contents(): Promise<Blob>;
  /** Ends all connections and closes the database; may be called twice. */
  stop(): Promise<void>;
}

/**
 * Starts PGlite behind a PostgreSQL socket on 127.0.0.1. All connections share one session: one transaction at
 * a time, the others wait. The address holds a password made at this start; the data folder becomes this user's alone.
 * @throws Error saying what to do when the folder is held by another process or cannot be written, or the port is taken
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  if (options.dataDir === 'memory://') return serve(await openMemory(options.contents), options.port ?? 0);
  const claim = await claimDataFolder(options.dataDir);
  try {
    const folder = path.join(options.dataDir, 'postgres');
    mkdirSync(folder, { recursive: true });
    // The engine gives its files rights of its own; nobody else gets as far as these.
    chmodSync(folder, 0o700);
    const embedded = await serve(await openFolder(folder), options.port ?? 0);
    claim.serve(embedded.url);
    return {
      ...embedded,
      stop: async () => {
        await embedded.stop();
        claim.release();
      },
    };
  } catch (error) {
    claim.release();
    throw error;
  }
}

/** An empty database as PGlite's makers ship it: loading one takes a third of the time of making one. */
const emptyDatabase = async () => ({ loadDataDir: await dataDir() });

const openMemory = async (contents?: Blob) =>
  PGlite.create('memory://', {
    extensions: EXTENSIONS,
    ...(contents === undefined ? await emptyDatabase() : { loadDataDir: contents }),
  });

async function openFolder(folder: string): Promise<PGlite> {
  try {
    const isNew = !existsSync(path.join(folder, 'PG_VERSION'));
    return await PGlite.create(folder, { extensions: EXTENSIONS, ...(isNew && (await emptyDatabase())) });
  } catch (error) {
    throw new Error(
      `The database in ${folder} could not be opened: check that this user may write there and that the disk is ` +
        'not full. If the folder was damaged, move it away to begin with an empty database.',
      { cause: error },
    );
  }
}

async function serve(db: PGlite, port: number): Promise<EmbeddedPostgres> {
  const queue = new SessionQueue(db).asHandlerQueue();
  const handlers = new Set<PGLiteSocketHandler>();
  const strangers = new Set<Socket>();
  const password = randomBytes(24).toString('base64url');
  const server = createServer((socket) => {
    strangers.add(socket);
    socket.once('close', () => strangers.delete(socket));
    admitClient(socket, password, () => {
      strangers.delete(socket);
      const handler = new PGLiteSocketHandler({ queryQueue: queue, closeOnDetach: true });
      handlers.add(handler);
      socket.once('close', () => handlers.delete(handler));
      void handler.attach(socket).then(() => socket.resume());
    });
  });
  server.maxConnections = MAX_CONNECTIONS;
  try {
    await listen(server, port);
  } catch (error) {
    await db.close();
    throw error;
  }
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of strangers) socket.destroy();
    await Promise.all([...handlers].map((handler) => handler.detach(true)));
    await closed;
    await db.close();
  };
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${(server.address() as AddressInfo).port}/postgres`,
    contents: () => db.dumpDataDir('none'),
    stop: () => (stopping ??= stop()),
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} on 127.0.0.1 is in use: stop the process that listens there, or leave it free.`,
              {
                cause: error,
              },
            )
          : error,
      ),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
}
