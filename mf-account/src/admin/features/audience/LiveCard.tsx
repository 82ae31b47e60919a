import { formatCount, formatParisClock } from '@galopin/shared/lib';
import { BarList } from '@galopin/shared/ui/chart';
import styled from 'styled-components';
import { Note } from '../../components/Rows';
import { SectionCard } from '../../components/SectionCard';
import { adminCopy } from '../../i18n/adminCopy';
import { audienceCopy } from '../../i18n/audienceCopy';
import { useLiveAudience } from './useLiveAudience';

const copy = audienceCopy.live;
/** Pages shown: what is in sight at a glance. */
const MOST_PAGES = 5;

/** Who is on the site now, and where. */
export function LiveCard() {
  const { live, hasFailed } = useLiveAudience();
  return (
    <SectionCard
      title={copy.title}
      note={<Note>{live === null ? copy.reading : adminCopy.readAt(formatParisClock(live.at))}</Note>}
    >
      <Figure>{live === null ? copy.reading : describeNow(live.sessions, live.pageViews)}</Figure>
      {live !== null && live.pages.length > 0 && (
        <BarList
          label={copy.pages}
          bars={live.pages.slice(0, MOST_PAGES).map(({ path, sessions }) => ({
            key: path,
            label: path,
            value: sessions,
            text: formatCount(sessions, copy.sessions),
          }))}
        />
      )}
      <Note>{hasFailed ? copy.failed : copy.help}</Note>
    </SectionCard>
  );
}

const describeNow = (sessions: number, pageViews: number): string =>
  sessions === 0
    ? copy.none
    : `${formatCount(sessions, copy.sessions)}, ${formatCount(pageViews, copy.pageViews, copy.pageViewsPlural)}`;

const Figure = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.h2}
  ${({ theme }) => theme.figures}
`;
