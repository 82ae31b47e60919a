import { groupMeetings, type Race } from '@galopin/shared/racing';
import { SectionTitle, Stack } from '@galopin/shared/ui';
import { RaceList } from './RaceList';

interface Props {
  readonly title: string;
  readonly races: readonly Race[];
  /** It is known that these races have no tip. */
  readonly withoutTip: boolean;
  /** None will come any more. */
  readonly isPast: boolean;
}

/** The races that have no tip to show, by meeting. */
export function OtherRaces({ title, races, withoutTip, isPast }: Props) {
  if (races.length === 0) return null;
  return (
    <Stack as="section" $gap={4} aria-label={title}>
      <SectionTitle>{title}</SectionTitle>
      {groupMeetings(races).map((meeting) => (
        <RaceList key={meeting.racecourse} meeting={meeting} withoutTip={withoutTip} isPast={isPast} />
      ))}
    </Stack>
  );
}
