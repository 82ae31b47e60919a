import type { AlertExport } from '@galopin/shared/contracts';

/** What a member's record needs of their alerts. */
export interface AlertsOfMember {
  export(uid: string): Promise<AlertExport>;
  /** Pushes nothing to any device of a member any more. */
  removeDevices(uid: string): Promise<void>;
  /** Takes away all that is kept of a member. */
  forget(uid: string): Promise<void>;
}
