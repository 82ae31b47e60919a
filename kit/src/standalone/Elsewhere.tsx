import type { RemoteConfig } from '@galopin/shared/contracts';
import { Link, useLoaderData, useLocation } from '@galopin/shared/router';
import type { Examples } from './findExamples';

/** What a path of another remote shows: the pages of this one. */
export function Elsewhere({ remote }: { readonly remote: RemoteConfig }) {
  const { pathname } = useLocation();
  const examples = useLoaderData<Examples>();
  return (
    <>
      <h1>{remote.name}</h1>
      <p>{pathname} is not a page of this remote. Its pages:</p>
      <ul>
        {remote.pages.map(({ path, title }) => (
          <li key={path}>
            <Link to={examples[path] ?? path}>{examples[path] ?? path}</Link> {title}
          </li>
        ))}
      </ul>
    </>
  );
}
