/** The one inner part of Parse Server that is used: its package declares no types for it. */
declare module 'parse-server/lib/Adapters/Storage/Postgres/PostgresStorageAdapter' {
  /** Keeps Parse's classes in PostgreSQL, through pg-promise. */
  export class PostgresStorageAdapter {
    constructor(options: {
      /** What `pg` takes as a connection's settings. */
      databaseOptions: Readonly<Record<string, string | number | boolean>>;
    });
    readonly _client: {
      readonly $pool: {
        end(): Promise<void>;
        on(event: 'connect', listener: (client: object) => void): unknown;
        on(event: 'error', listener: (error: Error) => void): unknown;
      };
      query(statement: string): Promise<unknown>;
    };
    find: (...query: readonly unknown[]) => Promise<unknown>;
    /** Makes a unique index unless there is one. */
    ensureUniqueness(className: string, schema: object, fieldNames: string[]): Promise<void>;
  }
}
