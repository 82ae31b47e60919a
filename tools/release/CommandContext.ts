import type { DeliveryClient } from '@galopin/delivery/client';

/** What the commands work with; a test hands them its own. */
export interface CommandContext {
  /** @throws ReleaseError when there is no token */
  connect(): Promise<DeliveryClient>;
  print(line: string): void;
  /** Asks the person at the terminal; `null` where nobody can be asked. */
  ask(question: string): Promise<string | null>;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Options that every command takes. */
export interface CommonOptions {
  /** Release environment; the site's main one by default. */
  readonly env?: string;
  readonly json?: true;
}
