/** What people should hear of without looking. */
export type AlertKind =
  /** A build, or what is rendered of a name on the server, was taken back by a person or by the autopilot. */
  | 'withdrawn'
  /** The autopilot would have acted, or was kept from it. */
  | 'autopilot'
  /** History and pointer do not fit, or a pointer carries no trusted signature. */
  | 'ledger'
  /** The owners file has changed and cannot be used. */
  | 'owners'
  /** PMU sends what is not known or cannot be used. */
  | 'source';

/** Body of the web hook's POST. */
export interface Alert {
  readonly kind: AlertKind;
  readonly environment: string;
  /** The shell or a remote; absent where it is about no name alone. */
  readonly name?: string;
  /** One sentence for a person. */
  readonly text: string;
  readonly actor?: string;
  /** Number of the release, where one was made. */
  readonly release?: number;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Sends an alert, or logs that it could not be sent; never rejects, and nobody has to wait for it. */
export type SendAlert = (alert: Omit<Alert, 'at'>) => Promise<void>;
