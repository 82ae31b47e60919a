/** What a stream tells, as it goes from the tab that holds the connection to all tabs of the browser. */
export type StreamEvent =
  | {
      readonly kind: 'notification' | 'release';
      /** Ascending; null when the server gave none. */
      readonly id: number | null;
      /** JSON, as it was sent. */
      readonly data: string;
    }
  /** The stream goes on from this id. */
  | { readonly kind: 'at'; readonly id: number }
  /** Messages cannot be told any more; the stream goes on from this id, where it is known. */
  | { readonly kind: 'missed'; readonly id: number | null };
