import type { ContentState, ContentSummary } from '@galopin/shared/contracts';
import { formatParisDateTime } from '@galopin/shared/lib';
import { Badge, type Tone } from '@galopin/shared/ui';
import { contentCopy as copy } from '../../i18n/contentCopy';

const TONES: Readonly<Record<ContentState, Tone>> = {
  none: 'neutral',
  draft: 'blue',
  published: 'turf',
  modified: 'amber',
  withdrawn: 'red',
};

/** Where a content stands. */
export function StateBadge({ state }: { readonly state: ContentState }) {
  return <Badge $tone={TONES[state]}>{copy.states[state]}</Badge>;
}

/** Who did what last, and when. */
export function describeLatest(latest: ContentSummary['latest']): string {
  if (latest === null) return copy.neverEdited;
  return copy.latest[latest.action](formatParisDateTime(latest.at), latest.by);
}
