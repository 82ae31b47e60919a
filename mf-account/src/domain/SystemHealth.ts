import type { Milliseconds } from '@galopin/shared/contracts';

/** How something is: it works, it works badly, it does not, or it says something unheard of. */
export type HealthLevel = 'good' | 'weak' | 'bad' | 'unknown';

/** One part of the system. */
export interface PartHealth {
  readonly level: HealthLevel;
  /** Time its answer took; `null` when it gave none. */
  readonly latency: Milliseconds | null;
}

/** The system as the server sees it. */
export interface SystemHealth {
  readonly level: HealthLevel;
  /** Seconds since the server started. */
  readonly uptimeSeconds: number;
  readonly database: PartHealth & { readonly version: string | null };
  readonly parse: PartHealth;
  /** Browsers that follow the notification stream of this server. */
  readonly streamClients: number;
  /** In the server's order. */
  readonly versions: readonly { readonly name: string; readonly version: string }[];
}
