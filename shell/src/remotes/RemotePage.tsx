import type { PageModule, RouteEntry } from '@galopin/shared/contracts';
import { useLoaderData, useLocation, useParams, useRevalidator } from '@galopin/shared/router';
import type { ComponentType } from 'react';
import { fr } from '../i18n/fr';
import { useDocumentTitle } from '../layout/useDocumentTitle';
import { readAddress } from '../routing/readAddress';
import type { PageLoad } from '../routing/createPageRoute';
import { RemoteBoundary } from './RemoteBoundary';
import { RemoteFailure } from './RemoteFailure';

/** The place a remote's page is mounted in: the page, or its failure card. */
export function RemotePage({ route }: { readonly route: RouteEntry }) {
  const { outcome, data } = useLoaderData<PageLoad>();
  const { revalidate, state } = useRevalidator();
  const { pathname } = useLocation();
  const retry = () => void revalidate();

  if (outcome.status === 'failed') {
    return (
      <section data-remote={route.remote} data-build={outcome.buildId}>
        <RemoteFailure
          page={route.title}
          title={fr.remote.failedTitle}
          text={fr.remote.failedText}
          onRetry={retry}
          retrying={state === 'loading'}
        />
      </section>
    );
  }
  const { page, build } = outcome;
  return (
    <div data-remote={route.remote} data-build={build.buildId}>
      <RemoteBoundary
        key={`${build.buildId}${pathname}`}
        remote={route.remote}
        build={build.buildId}
        page={route.title}
        onRetry={retry}
      >
        <MountedPage page={page} data={data} route={route} />
      </RemoteBoundary>
    </div>
  );
}

function MountedPage({
  page,
  data,
  route,
}: {
  readonly page: PageModule;
  readonly data: unknown;
  readonly route: RouteEntry;
}) {
  const params = useParams();
  const { search } = useLocation();
  const address = readAddress(params, new URL(search, window.location.origin).href);
  // The loader and the component come from one module: the shell only carries the data from one to the other.
  const titleOf = page.title as ((data: unknown, of: typeof address) => string) | undefined;
  const Page = page.Page as ComponentType<typeof address & { data: unknown }>;
  useDocumentTitle(titleOf?.(data, address) ?? route.title);
  return <Page {...address} data={data} />;
}
