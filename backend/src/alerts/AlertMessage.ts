/** An alert as people read it. */
export interface AlertMessage {
  readonly title: string;
  readonly body: string;
  /** Page of the site that it is about. */
  readonly path: string;
  /** A later message with the same tag takes the place of this one on a device. */
  readonly tag: string;
}
