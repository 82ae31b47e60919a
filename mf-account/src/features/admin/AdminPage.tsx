import { paths, type PageProps } from '@galopin/shared/contracts';
import { formatParisClock } from '@galopin/shared/lib';
import { Link, useRevalidator } from '@galopin/shared/router';
import { useShell } from '@galopin/shared/shell-context';
import { Button, ButtonLink, Card, EmptyState, FailureCard, PageHeader, Stack } from '@galopin/shared/ui';
import styled from 'styled-components';
import { contentPath, type ContentAddress } from '../../domain/content/contentAddress';
import { contentCopy } from '../../i18n/contentCopy';
import { fr } from '../../i18n/fr';
import type { AdminData } from './adminLoader';
import { AdminViews } from './AdminViews';
import { ContentView } from './content/ContentView';
import { HealthCards } from './HealthCards';

const copy = fr.admin;

/** `/Admin`: the system's health, or what editors write; for the administrator. */
export function AdminPage({ data }: PageProps<AdminData>) {
  const { revalidate } = useShell();
  const isReading = useRevalidator().state === 'loading';

  if (data.status === 'denied') return <Denied />;
  if (data.status === 'content') return <ContentView data={data.content} address={data.address} />;
  if (data.status === 'missing') return <Missing address={data.address} />;
  if (data.status === 'failed') {
    const said = data.address === null ? copy : contentCopy;
    return (
      <>
        <PageHeader title={copy.title} subtitle={said.subtitle} />
        <Stack>
          <AdminViews view={data.address === null ? 'health' : 'content'} />
          <FailureCard title={said.failed} text={said.failedText} onRetry={revalidate} retrying={isReading} />
        </Stack>
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
      <Stack>
        <AdminViews view="health" />
        <HealthCards health={data.health} />
      </Stack>
    </>
  );
}

function Missing({ address: { list, jour } }: { readonly address: ContentAddress }) {
  return (
    <>
      <PageHeader title={copy.title} subtitle={contentCopy.subtitle} />
      <Card>
        <EmptyState
          icon="help-circle"
          title={contentCopy.missing}
          text={contentCopy.missingText}
          action={
            <ButtonLink as={Link} {...{ to: contentPath(list, { jour }) }} $variant="secondary">
              {contentCopy.back}
            </ButtonLink>
          }
        />
      </Card>
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
