import { Card, Cluster, PageSkeleton, Skeleton, SkeletonRows } from '@galopin/shared/ui';
import styled from 'styled-components';
import { fr } from '../../i18n/fr';

const CHIPS = 8;
const TAB_WIDTHS = ['5rem', '6.5rem', '7rem', '6rem', '6rem', '9rem'];

/** A race card to come: the meeting's races, tabs, and a field of usual size. */
export function RaceCardSkeleton() {
  return (
    <PageSkeleton title={fr.race.title} subtitleWidth="28rem">
      <Row>
        {Array.from({ length: CHIPS }, (_, place) => (
          <Skeleton key={place} $width="5.5rem" $height="2.25rem" $round />
        ))}
      </Row>
      <Row $gap={5}>
        {TAB_WIDTHS.map((width) => (
          <Skeleton key={width} $width={width} $height="2.25rem" />
        ))}
      </Row>
      <Card $flush>
        <SkeletonRows rows={14} />
      </Card>
    </PageSkeleton>
  );
}

/** One line, cut off where the phone ends. */
const Row = styled(Cluster)`
  flex-wrap: nowrap;
  overflow: hidden;

  > * {
    flex: none;
  }
`;
