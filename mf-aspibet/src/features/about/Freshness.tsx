import type { StoredDay } from '@galopin/shared/contracts';
import { formatCount, formatDay } from '@galopin/shared/lib';
import { useShell } from '@galopin/shared/shell-context';
import { Button } from '@galopin/shared/ui';
import type { Loaded } from '../../domain/Loaded';
import { aboutCopy } from '../../i18n/aboutCopy';

const copy = aboutCopy.data;

/** The latest recorded day and what it holds, or that it could not be learnt. */
export function Freshness({ lastDay }: { readonly lastDay: Loaded<StoredDay | null> }) {
  const { revalidate } = useShell();
  if (lastDay.status === 'failed') {
    return (
      <>
        <p>{copy.unknown}</p>
        <Button variant="secondary" onClick={revalidate}>
          {copy.retry}
        </Button>
      </>
    );
  }
  if (lastDay.value === null) return <p>{copy.nothing}</p>;
  const { jour, meetings, races, runners } = lastDay.value;
  const counts = [
    formatCount(meetings, copy.meeting),
    formatCount(races, copy.race),
    formatCount(runners, copy.runner),
  ];
  return (
    <p>
      {copy.lastDay(formatDay(jour))} ({counts.join(', ')}).
    </p>
  );
}
