import { paths, type RemoteConfig } from '@galopin/shared/contracts';
import type { CachedateRow, CaractrapRow } from '@galopin/shared/dictionary';
import { utcDay } from '@galopin/shared/lib';
import { Link, useLoaderData, useLocation } from '@galopin/shared/router';
import type { FakeShell } from '@galopin/shared/testing';

/** Addresses that exist in the demo world, by pattern. */
export type Examples = Readonly<Record<string, string>>;

/** Finds a race of the demo world and those who take part in it, for the patterns with an id. */
export async function findExamples(shell: FakeShell): Promise<Examples> {
  const races = await shell.api.get('/caractrap', { query: { jour: utcDay(shell.now()) } });
  const [race] = races.body as readonly CaractrapRow[];
  if (!race) return {};
  const runners = await shell.api.get('/cachedate', { query: { numcourse: race.id } });
  const [runner] = runners.body as readonly CachedateRow[];
  return {
    [paths.race.pattern]: paths.race.to(race.id),
    ...(runner && {
      [paths.horse.pattern]: paths.horse.to(runner.idChe),
      [paths.jockey.pattern]: paths.jockey.to(runner.idJockey),
      [paths.trainer.pattern]: paths.trainer.to(runner.idEntraineur),
    }),
  };
}

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
