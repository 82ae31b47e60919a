import type { AudienceExport, DeviceClass, IsoDay, Milliseconds } from '@galopin/shared/contracts';
import type { Json } from '../database/Json';

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
  readonly jour: IsoDay;
  readonly visits: number;
  readonly page_views: number;
  /** Whether the day was over when it was counted. */
  readonly final: boolean;
  readonly counted_at: string;
}

/** What was seen of a page on a day. */
interface AudiencePageRow {
  readonly jour: IsoDay;
  readonly path: string;
  readonly name: string;
  readonly views: number;
  readonly visits: number;
}

/** How often something was done on a day, came from somewhere, or was on a kind of device. */
export interface AudienceMarkRow {
  readonly jour: IsoDay;
  readonly kind: 'event' | 'referrer' | 'device';
  /** Empty for visits from nowhere. */
  readonly mark: string;
  readonly times: number;
  readonly visits: number;
}

/** How often a page was looked at so long on a day; under an empty path, any. */
interface AudienceDurationRow {
  readonly jour: IsoDay;
  readonly path: string;
  readonly duration: Milliseconds;
  readonly times: number;
}

declare module '../database/Database' {
  interface Database {
    page_views: Stored<PageViewRow>;
    tracked_events: Stored<Omit<TrackedEventRow, 'event_data'>> & {
      readonly event_data: Json<AudienceExport['events'][number]['eventData']>;
    };
    page_durations: Stored<PageDurationRow>;
    audience_days: AudienceDayRow;
    audience_pages: AudiencePageRow;
    audience_marks: AudienceMarkRow;
    audience_durations: AudienceDurationRow;
  }
}
