import { paths, type PageProps } from '@galopin/shared/contracts';
import { formatParisClock } from '@galopin/shared/lib';
import { Link, useRevalidator } from '@galopin/shared/router';
import { useShell } from '@galopin/shared/shell-context';
import { Button, ButtonLink, Card, EmptyState, FailureCard, PageHeader } from '@galopin/shared/ui';
import styled from 'styled-components';
import { fr } from '../../i18n/fr';
import type { AdminData } from './adminLoader';
import { HealthCards } from './HealthCards';

const copy = fr.admin;

/** `/Admin`: the system's health, for the administrator. */
export function AdminPage({ data }: PageProps<AdminData>) {
  const { revalidate } = useShell();
  const isReading = useRevalidator().state === 'loading';

  if (data.status === 'denied') return <Denied />;
  if (data.status === 'failed') {
    return (
      <>
        <PageHeader title={copy.title} subtitle={copy.subtitle} />
        <FailureCard title={copy.failed} text={copy.failedText} onRetry={revalidate} retrying={isReading} />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={copy.title}
        subtitle={copy.subtitle}
        actions={
          <Refresh>
            <span role="status">{copy.readAt(formatParisClock(data.readAt))}</span>
            <Button variant="secondary" icon="refresh" loading={isReading} onClick={revalidate}>
              {copy.refresh}
            </Button>
          </Refresh>
        }
      />
      <HealthCards health={data.health} />
    </>
  );
}

function Denied() {
  return (
    <>
      <PageHeader title={copy.title} />
      <Card>
        <EmptyState
          icon="lock"
          title={copy.denied}
          text={copy.deniedText}
          action={
            <ButtonLink as={Link} {...{ to: paths.home.to() }} $variant="secondary">
              {copy.home}
            </ButtonLink>
          }
        />
      </Card>
    </>
  );
}

const Refresh = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  ${({ theme }) => theme.text.small}
  ${({ theme }) => theme.figures}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
