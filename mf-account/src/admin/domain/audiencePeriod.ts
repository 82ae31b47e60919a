import type { IsoDay, Milliseconds } from '@galopin/shared/contracts';
import { addDays, atFirstUse } from '@galopin/shared/lib';
import { adminPath } from './adminAddress';

/** Periods that end today, in days. */
export const AUDIENCE_SPANS = [7, 30, 90] as const;
export type AudienceSpan = (typeof AUDIENCE_SPANS)[number];

const DEFAULT_SPAN: AudienceSpan = 30;
/** Most days of one report: the server's bound. */
const MOST_AUDIENCE_DAYS = 366;

/** Days of a report, both included, in Paris. */
export interface AudiencePeriod {
  /** Null for chosen days. */
  readonly span: AudienceSpan | null;
  readonly from: IsoDay;
  readonly to: IsoDay;
}

const paris = atFirstUse(
  () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' }),
);
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Today in Paris: the audience is counted by its days. */
export const parisToday = (now: Milliseconds): IsoDay => paris().format(now);

/** Reads `?jours=7`, or `?du=…&au=…`; what the server would refuse is the last 30 days. */
export function readAudiencePeriod(
  query: Readonly<Record<string, string>>,
  now: Milliseconds,
): AudiencePeriod {
  const today = parisToday(now);
  const { du = '', au = '' } = query;
  if (periodFault(du, au, today) === null) return { span: null, from: du, to: au };
  const span = AUDIENCE_SPANS.find((days) => String(days) === query['jours']) ?? DEFAULT_SPAN;
  return { span, from: addDays(today, 1 - span), to: today };
}

/** Where a period is shown. */
export function audiencePath(period: AudienceSpan | Pick<AudiencePeriod, 'from' | 'to'>): string {
  if (typeof period !== 'number') return adminPath('audience', { du: period.from, au: period.to });
  return adminPath('audience', { jours: period === DEFAULT_SPAN ? undefined : period });
}

export type PeriodFault = 'missing' | 'reversed' | 'future' | 'long';

/** What is wrong with chosen days; null where a report can be had of them. */
export function periodFault(from: IsoDay, to: IsoDay, today: IsoDay): PeriodFault | null {
  if (!isDay(from) || !isDay(to)) return 'missing';
  if (to < from) return 'reversed';
  if (to > today) return 'future';
  return to > addDays(from, MOST_AUDIENCE_DAYS - 1) ? 'long' : null;
}

const isDay = (text: string): boolean => DAY.test(text) && !Number.isNaN(Date.parse(text));
