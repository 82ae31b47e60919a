import type { Logger, Notification } from '@galopin/shared/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database';
import type { HealthProbe } from '../health/healthRoutes';
import type { ParseStores } from '../parse/ParseStores';
import type { BackendSettings } from './env';

/** What of the backend an extension works with. */
export interface ExtensionParts {
  readonly settings: BackendSettings;
  /** Of work that is no visitor's call. */
  readonly db: Kysely<Database>;
  /** What people edit, and members. */
  readonly stores: ParseStores;
  /** Current time, epoch milliseconds. */
  readonly now: () => number;
  /** To be told of each day (`YYYY-MM-DD`) whose stored rows changed. */
  readonly onChange: (jour: string) => void;
  readonly publish: (notification: Notification) => void;
  readonly log: Logger;
  readonly logger: FastifyBaseLogger;
}

/** What runs in the backend's process beside the product: the demo world. */
export interface Extension {
  /** Without it the site is not said to be well. */
  readonly probe: HealthProbe | undefined;
  /** The API is built, and listens once this is done. */
  start(): Promise<{ stop(): Promise<unknown> }>;
  /** Ends what was begun before the start. */
  stop(): Promise<unknown>;
}

/** Called once tables and stores are there. */
export type OpenExtension = (parts: ExtensionParts) => Extension;
