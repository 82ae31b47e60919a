/** How long a database may take. Milliseconds. */
export interface PoolLimits {
  /** For a free connection of the pool, or a new one. */
  readonly wait: number;
  /** For the answer to one statement. */
  readonly answer: number;
  /** Whether the server holds its sessions to it too. In the one session that all share it would be everybody's limit. */
  readonly told: boolean;
}

/** Of what somebody waits for: together a little less than the five seconds in which every call is answered. */
export const REQUEST_LIMITS: PoolLimits = { wait: 1300, answer: 3500, told: true };
/** Of imports, counting and exports, which take their time; a database that is gone ends them nevertheless. */
export const WORK_LIMITS: PoolLimits = { wait: 30_000, answer: 600_000, told: false };
/** Of the embedded database, which serves its callers one after the other. */
export const EMBEDDED_LIMITS: PoolLimits = { wait: 30_000, answer: 60_000, told: false };

/** The server gives a statement up before its caller does, so that the connection can be kept. */
const HEAD_START = 500;
/** A transaction whose process hangs must not keep its locks. */
const IDLE_IN_TRANSACTION = 60_000;

/** The limits as a pool of `pg` takes them. `cutStalledConnections` holds them where the server does not answer. */
export function poolSettings({ wait, answer, told }: PoolLimits) {
  return {
    connectionTimeoutMillis: wait,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(told && {
      statement_timeout: answer - HEAD_START,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
      // Compiling a page's statement takes 0.3 s where the planner holds it for large, ten times its own time.
      options: '-c jit=off',
    }),
  };
}
