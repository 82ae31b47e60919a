import type { GeneratedAlways } from 'kysely';
import type { NewMessage } from './Message';

/** The table `messages`: what was published. */
interface MessageRow extends NewMessage {
  readonly id: GeneratedAlways<number>;
  /** As PostgreSQL writes a time. */
  readonly published_at: string;
}

/** The table `scheduled_messages`: what waits for its moment. */
export interface ScheduledMessageRow extends NewMessage {
  readonly id: GeneratedAlways<number>;
  /** As PostgreSQL writes a time. */
  readonly due: string;
}

declare module '../database/Database' {
  interface Database {
    messages: MessageRow;
    scheduled_messages: ScheduledMessageRow;
  }
}
