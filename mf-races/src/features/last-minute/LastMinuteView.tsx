import {
  MESSAGES_MISSED,
  paths,
  type IsoDay,
  type LastMinuteAnswer,
  type PageLoaderArgs,
} from '@galopin/shared/contracts';
import { formatCount, formatDay, formatNumber, isMember, utcDay } from '@galopin/shared/lib';
import { readAnnouncement } from '@galopin/shared/racing';
import { definePageView, useRead, type PageViewProps } from '@galopin/shared/read';
import { Link } from '@galopin/shared/router';
import { useMessages, useShell, useSpread } from '@galopin/shared/shell-context';
import { Alert, Card, EmptyState, FailureCard, PageHeader, Stack, TextLink } from '@galopin/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { attempt } from '../../api/attempt';
import { fetchLastMinute } from '../../api/fetchLastMinute';
import { isOfGroup, readGroup } from '../../domain/changeGroups';
import { lastMinuteCopy as copy } from '../../i18n/lastMinuteCopy';
import { useToday } from '../race-day/useToday';
import { longList } from '../views/outOfSight';
import { ViewLinks } from '../views/ViewLinks';
import { ChangeRow } from './ChangeRow';
import { GroupLinks } from './GroupLinks';

/** What the view of last-minute changes brings. */
interface LastMinuteData {
  readonly jour: IsoDay;
  /** `null` where they could not be had. */
  readonly answer: LastMinuteAnswer | null;
}

/** Milliseconds within which all open pages ask for new changes. */
const SPREAD = 3000;

async function load({ shell, query, signal }: PageLoaderArgs): Promise<LastMinuteData> {
  const jour = query['jour'] ?? utcDay(shell.now());
  // Who is expected to be a member is waited for: the answer says more to members.
  await isMember(shell.session);
  return {
    jour,
    answer: await attempt({ shell }, `The changes of ${jour}`, fetchLastMinute(shell, jour, signal)),
  };
}

/** `?vue=derniere-minute`: what changed of a day's declared races and runners, each with its moment. */
function LastMinuteView({ data, query }: PageViewProps<LastMinuteData>) {
  const { revalidate } = useShell();
  const { jour } = data;
  useToday(query['jour'] === undefined ? jour : null);
  const answer = useLiveChanges(data);
  const group = readGroup(query);
  const { changes = [], total = 0, hidden = 0 } = answer ?? {};
  const shown = changes.filter(({ kind }) => isOfGroup(kind, group));
  return (
    <>
      <PageHeader
        title={copy.title}
        subtitle={[formatDay(jour), total > 0 && formatCount(total, copy.change)].filter(Boolean).join(' · ')}
      />
      <Stack $gap={4}>
        <ViewLinks current="derniere-minute" jour={jour} />
        {answer === null && <FailureCard title={copy.failed} text={copy.failedText} onRetry={revalidate} />}
        {answer !== null && total === 0 && <EmptyState icon="clock" title={copy.none} text={copy.noneText} />}
        {total > 0 && (
          <>
            <GroupLinks query={query} changes={changes} />
            {shown.length === 0 ? (
              <EmptyState icon="clock" title={copy.noneOfKind} />
            ) : (
              <Card $flush>
                <Rows aria-label={copy.title}>
                  {shown.map((change) => (
                    <ChangeRow
                      key={`${change.raceId} ${change.number} ${change.kind} ${change.at}`}
                      change={change}
                    />
                  ))}
                </Rows>
              </Card>
            )}
            {total > changes.length && (
              <Note>{copy.more(formatNumber(changes.length), formatNumber(total))}</Note>
            )}
          </>
        )}
        {hidden > 0 && <Alert>{copy.hidden(hidden)}</Alert>}
        <p>
          <TextLink as={Link} to={paths.profile.alerts()}>
            {copy.alerts}
          </TextLink>
        </p>
      </Stack>
    </>
  );
}

/** The changes, kept up to date in place; what cannot be had is logged, and they stay as they were. */
function useLiveChanges({ jour, answer }: LastMinuteData): LastMinuteAnswer | null {
  const shell = useShell();
  const [round, setRound] = useState(0);
  const reading = useRead((signal) => fetchLastMinute(shell, jour, signal), {
    what: `The changes of ${jour}`,
    key: answer ?? jour,
    version: round,
    enabled: round > 0,
  });
  const readSoon = useSpread(() => setRound((before) => before + 1), SPREAD);
  useMessages((message) => {
    if (readAnnouncement('change', message)?.jour === jour || message.meta['type'] === MESSAGES_MISSED)
      readSoon();
  });
  return reading.status === 'ready' ? reading.value : answer;
}

const Rows = styled.ol`
  ${longList('4.5rem')}

  > li + li {
    border-top: ${({ theme }) => theme.borders.hairline};
  }
`;

const Note = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

export const view = definePageView({ load, View: LastMinuteView });
