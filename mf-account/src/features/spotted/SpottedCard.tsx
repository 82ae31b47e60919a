import type { HorseNote } from '@galopin/shared/contracts';
import { useRead } from '@galopin/shared/read';
import { useShell } from '@galopin/shared/shell-context';
import { Card, FailureCard, SectionTitle, SkeletonGroup, SkeletonRows, Stack } from '@galopin/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { fetchHorseNotes } from '../../api/fetchHorseNotes';
import { spottedCopy as copy } from '../../i18n/spottedCopy';
import { SpottedHorse } from './SpottedHorse';

/** The horses that the member keeps notes on, newest first, each with its page and the way to let it go. */
export function SpottedCard({ uid }: { readonly uid: string }) {
  const shell = useShell();
  const reading = useRead((signal) => fetchHorseNotes(shell, uid, signal), {
    what: 'The notes on horses',
    key: uid,
  });
  if (reading.status === 'failed')
    return <FailureCard title={copy.failed} text={reading.reason} onRetry={reading.retry} />;
  return (
    <Card as="section" aria-labelledby="profile-spotted">
      <Stack>
        <SectionTitle id="profile-spotted">{copy.title}</SectionTitle>
        {reading.status === 'loading' ? (
          <SkeletonGroup label={copy.loading}>
            <SkeletonRows rows={2} />
          </SkeletonGroup>
        ) : (
          <Notes uid={uid} notes={reading.value} />
        )}
      </Stack>
    </Card>
  );
}

function Notes({ uid, notes }: { readonly uid: string; readonly notes: readonly HorseNote[] }) {
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const left = notes.filter(({ horse }) => !gone.has(horse));
  if (left.length === 0) return <Text>{copy.none}</Text>;
  return (
    <List aria-labelledby="profile-spotted">
      {left.map((note) => (
        <SpottedHorse
          key={note.horse}
          uid={uid}
          note={note}
          onRemoved={() => setGone((before) => new Set(before).add(note.horse))}
        />
      ))}
    </List>
  );
}

const Text = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.colors.inkSoft};
`;

/** Five hundred notes do not push the rest of the page away. */
const List = styled.ul`
  max-height: 24rem;
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-y: auto;

  > li + li {
    border-top: ${({ theme }) => theme.borders.hairline};
  }
`;
