import type { DeviceClass, Milliseconds } from '@galopin/shared/contracts';

/** What every report of a page holds. Neither address nor browser of the visitor is kept. */
interface ReportRow {
  /** When it was taken in, ISO. */
  readonly at: string;
  readonly session: string;
  /** On this site, without query. */
  readonly path: string;
}

/** A page that came up. */
export interface PageViewRow extends ReportRow {
  /** Without what could be a secret or a person; null when nothing is left. */
  readonly query: string | null;
  /** Name of the route. */
  readonly name: string;
  /** Null without consent, without account, after 90 days and once the account is deleted. */
  readonly user_id: string | null;
  readonly device: DeviceClass;
  /** Host that the visitor came from; null when it is this site, or not told. */
  readonly referrer: string | null;
}

/** What a visitor did. */
export interface TrackedEventRow extends ReportRow {
  readonly event_name: string;
  /** A flat object as JSON. */
  readonly event_data: string;
  readonly user_id: string | null;
}

/** How long a page was looked at. */
export interface PageDurationRow extends ReportRow {
  readonly duration: Milliseconds;
}

/** A stored report: the batch it was written with and its place in it tell a repeated write. */
export type Stored<Row> = Row & { readonly batch: string; readonly place: number };

/** A day in Paris, counted. */
export interface AudienceDayRow {
  /** `YYYY-MM-DD`. */
  readonly jour: string;
  readonly visits: number;
  readonly page_views: number;
  /** Whether the day was over when it was counted. */
  readonly final: boolean;
  readonly counted_at: string;
}

declare module '../database/Database' {
  interface Database {
    page_views: Stored<PageViewRow>;
    tracked_events: Stored<TrackedEventRow>;
    page_durations: Stored<PageDurationRow>;
    audience_days: AudienceDayRow;
  }
}
