import type { Milliseconds } from '@galopin/shared/contracts';
import { formatParisClock } from '@galopin/shared/lib';
import { useRevalidator } from '@galopin/shared/router';
import { useShell } from '@galopin/shared/shell-context';
import { Button } from '@galopin/shared/ui';
import styled from 'styled-components';
import { adminCopy as copy } from '../i18n/adminCopy';

/** When the view was read (epoch milliseconds), and the button that reads it again. */
export function RefreshStatus({ readAt }: { readonly readAt: Milliseconds }) {
  const { revalidate } = useShell();
  const isReading = useRevalidator().state === 'loading';
  return (
    <Place>
      <span role="status">{copy.readAt(formatParisClock(readAt))}</span>
      <Button variant="secondary" icon="refresh" loading={isReading} onClick={revalidate}>
        {copy.refresh}
      </Button>
    </Place>
  );
}

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  ${({ theme }) => theme.text.small}
  ${({ theme }) => theme.figures}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
