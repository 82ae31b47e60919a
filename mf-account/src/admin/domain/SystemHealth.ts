import type { FollowReport, Milliseconds } from '@galopin/shared/contracts';

/** How something is: it serves, it does not, or it says something unheard of. */
export type HealthLevel = 'good' | 'bad' | 'unknown';

/** One part of the system. */
export interface PartHealth {
  readonly level: HealthLevel;
  /** Time its answer, or its failure, took. */
  readonly latency: Milliseconds;
  /** `null` when it does not tell. */
  readonly version: string | null;
  /** Why it does not serve, in the backend's words; `null` when it does. */
  readonly reason: string | null;
}

/** The system as the server sees it. */
export interface SystemHealth {
  readonly level: HealthLevel;
  /** Seconds since the server started. */
  readonly uptimeSeconds: number;
  /** Resident memory of the backend; `null` when it does not tell. */
  readonly memoryBytes: number | null;
  readonly database: PartHealth;
  readonly parse: PartHealth;
  /** Only in a demo. */
  readonly demoAccounts: PartHealth | null;
  /** How the following of PMU goes; null where it is off. */
  readonly follow: FollowReport | null;
  /** Browsers that follow the notification stream of this server. */
  readonly streamClients: number;
  /** In the server's order. */
  readonly versions: readonly { readonly name: string; readonly version: string }[];
}
