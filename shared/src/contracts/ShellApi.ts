import type { ComponentType } from 'react';
import type { ApiClient } from './ApiClient';
import type { DataClient } from './DataClient';
import type { FavouritesApi } from './favourites';
import type { Notification } from './Notification';
import type { PublicConfig } from './PublicConfig';
import type { SessionApi } from './Session';
import type { TrackingEvents } from './TrackingEvents';
import type { SlotProps } from './WidgetModule';

/** Writes to the site's log; the only way to the console. Context values are plain data without personal facts. */
export interface Logger {
  info(message: string, context?: Readonly<Record<string, unknown>>): void;
  warn(message: string, context?: Readonly<Record<string, unknown>>): void;
  error(message: string, context?: Readonly<Record<string, unknown>>): void;
}

/** All that a remote gets from the shell. Changing it takes a decision record and a new contract version. */
export interface ShellApi {
  /** Contract version the shell speaks. */
  readonly contract: string;
  /** What the site is, as its public configuration says. */
  readonly site: {
    readonly demo: boolean;
    /** Absent on a real site. Since contract 1.3.0. */
    readonly demoAccounts?: NonNullable<PublicConfig['demoAccounts']>;
    /** Absent where nothing can be paid. Since contract 1.2.0. */
    readonly paypal?: NonNullable<PublicConfig['paypal']>;
  };
  readonly session: SessionApi;
  /** What the visitor follows. Since contract 1.3.0. */
  readonly favourites: FavouritesApi;
  /** The product's API. */
  readonly api: ApiClient;
  /** Edited content (tips, guide), kept in Parse. */
  readonly data: DataClient;
  /** Reports something a visitor did. Never throws, never changes behaviour. */
  track<Name extends keyof TrackingEvents>(name: Name, payload: TrackingEvents[Name]): void;
  /** Shows a short message. */
  notify(message: Notification): void;
  /**
   * Follows every message, pushed or local, whether it is shown or not: an arrival comes as `meta.type` `arrival`,
   * another change of stored races as `change`, and the shell says `messages-missed` when it may have missed some.
   * Returns the way to stop.
   */
  onNotification(listener: (notification: Required<Notification>) => void): () => void;
  /** Goes to a path of the site. */
  navigate(to: string, options?: { readonly replace?: boolean }): void;
  /** Loads the current page's data again. */
  revalidate(): void;
  /**
   * Says that the page holds input the visitor would lose: until the returned function is called, the shell replaces
   * and reloads nothing without asking. Since contract 1.1.0.
   */
  holdUnsavedInput(): () => void;
  /** Shows what another remote offers for a slot; pages use the `Slot` of `shell-context`. Since contract 1.5.0. */
  readonly Slot: ComponentType<SlotProps>;
  readonly logger: Logger;
  /** Current time, epoch milliseconds. */
  now(): number;
}
