import type { PageModule, RouteEntry } from '@galopin/shared/contracts';
import { useLoaderData, useLocation, useParams, useRevalidator } from '@galopin/shared/router';
import { Suspense, type ComponentType } from 'react';
import { fr } from '../i18n/fr';
import { useDocumentTitle } from '../ui/useDocumentTitle';
import { readAddress } from '../browser/readAddress';
import type { OpenedPage } from './createPageOpener';
import type { PageMount } from './createPageMount';
import { CrashedPage } from './CrashedPage';
import { DisabledPage } from './DisabledPage';
import { PlainSkeleton } from './PlainSkeleton';
import { RemoteBoundary } from './RemoteBoundary';
import { RemoteFailure } from './RemoteFailure';
import { ServedPage } from './ServedPage';
import { useCommitReport } from './useCommitReport';

/** The place a remote's page is mounted in: the page, or the card that stands for it. */
export function RemotePage() {
  const { route, outcome, data, mount } = useLoaderData<OpenedPage>();
  const { pathname } = useLocation();

  if (outcome.status === 'disabled') {
    return (
      <section data-remote={route.remote}>
        <DisabledPage title={route.title} />
      </section>
    );
  }
  if (outcome.status === 'failed') {
    const hasCrashed = outcome.error.code === 'remote-crash';
    return (
      <section data-remote={route.remote} data-build={outcome.buildId}>
        <FailedPage title={route.title} hasCrashed={hasCrashed} />
      </section>
    );
  }
  if (outcome.status === 'served') return <ServedPage remote={route.remote} page={outcome} />;
  const { page, build, role } = outcome;
  return (
    <div data-remote={route.remote} data-build={build.buildId} data-role={role}>
      <RemoteBoundary
        key={`${build.buildId}${pathname}`}
        mount={mount}
        instead={(status) =>
          status === 'replaced' ? (
            <PlainSkeleton />
          ) : (
            <CrashedPage page={route.title} onReplace={mount.replace} />
          )
        }
      >
        <Suspense fallback={<PlainSkeleton />}>
          <MountedPage page={page} data={data} route={route} mount={mount} />
        </Suspense>
      </RemoteBoundary>
    </div>
  );
}

function FailedPage({ title, hasCrashed }: { readonly title: string; readonly hasCrashed: boolean }) {
  const { revalidate, state } = useRevalidator();
  return (
    <RemoteFailure
      page={title}
      title={hasCrashed ? fr.remote.crashedTitle : fr.remote.failedTitle}
      text={hasCrashed ? fr.remote.crashedText : fr.remote.failedText}
      onRetry={() => void revalidate()}
      retrying={state === 'loading'}
    />
  );
}

interface MountedPageProps {
  readonly page: PageModule;
  readonly data: unknown;
  readonly route: RouteEntry;
  readonly mount: PageMount;
}

function MountedPage({ page, data, route, mount }: MountedPageProps) {
  const params = useParams();
  const { search } = useLocation();
  const address = readAddress(params, search);
  // The loader and the component come from one module: the shell only carries the data from one to the other.
  const titleOf = page.title as ((data: unknown, of: typeof address) => string) | undefined;
  const Page = page.Page as ComponentType<typeof address & { data: unknown }>;
  useDocumentTitle(titleOf?.(data, address) ?? route.title);
  useCommitReport(mount);
  return <Page {...address} data={data} />;
}
