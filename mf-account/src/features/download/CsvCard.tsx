import { useRevalidator } from '@galopin/shared/router';
import { Button, Card, Cluster, SectionTitle, Stack } from '@galopin/shared/ui';
import styled from 'styled-components';
import type { StoredDay } from '@galopin/shared/contracts';
import { downloadCopy } from '../../i18n/downloadCopy';
import { CsvForm } from './CsvForm';
import { CsvLocked } from './CsvLocked';
import type { CsvAccess } from './downloadLoader';

const copy = downloadCopy.csv;

interface Props {
  readonly access: CsvAccess;
  /** Newest first, at least one. */
  readonly days: readonly StoredDay[];
  readonly onRetry: () => void;
}

/** A file of some days for subscribers; for others, why they have none and how to. */
export function CsvCard({ access, days, onRetry }: Props) {
  return (
    <Card as="section" aria-labelledby="csv-file">
      <Stack $gap={3}>
        <SectionTitle id="csv-file">{copy.title}</SectionTitle>
        <Text>{copy.text}</Text>
        {access.status === 'subscribed' && (
          <CsvForm uid={access.uid} separator={access.separator} days={days} />
        )}
        {access.status === 'locked' && <CsvLocked />}
        {access.status === 'unknown' && <Unknown onRetry={onRetry} />}
      </Stack>
    </Card>
  );
}

function Unknown({ onRetry }: Pick<Props, 'onRetry'>) {
  const { state } = useRevalidator();
  return (
    <Cluster $spread role="alert">
      <span>{copy.unknown}</span>
      <Button variant="secondary" icon="refresh" loading={state === 'loading'} onClick={onRetry}>
        {copy.retry}
      </Button>
    </Cluster>
  );
}

const Text = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
