import type { Kysely } from 'kysely';
import type { Database } from '../database/Database';

/** What the administrator is about to do. */
export interface NotedAction {
  /** Uid. */
  readonly actor: string;
  /** Method and pattern of the call. */
  readonly action: string;
  readonly subject: string;
}

export interface AuditTrail {
  /**
   * Writes down what is about to be done.
   * @returns number of the entry
   * @throws the database's error: what cannot be written down is not done
   */
  begin(action: NotedAction): Promise<string>;
  /** Writes down what an action came to. */
  end(id: string, status: number): Promise<void>;
}

/** @param now epoch milliseconds */
export function createAuditTrail(db: Kysely<Database>, now: () => number): AuditTrail {
  const at = () => new Date(now()).toISOString();
  return {
    async begin(action) {
      const row = await db
        .insertInto('audit_actions')
        .values({ ...action, at: at() })
        .returning('id')
        .executeTakeFirstOrThrow();
      return String(row.id);
    },
    async end(id, status) {
      await db.insertInto('audit_outcomes').values({ action_id: id, at: at(), status }).execute();
    },
  };
}
