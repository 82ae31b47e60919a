import { isDeepStrictEqual } from 'node:util';
import type { IsoDay } from '@galopin/shared/contracts';
import * as v from 'valibot';
import { AS_MASTER, type ParseSdk } from './ParseSdk';
import type { RaceContent, RaceContentStore } from './RaceContentStore';

/** No day has more: some ten meetings of some ten races, from a few sources. */
const MOST_OF_A_DAY = 1000;

/**
 * Content on races as objects of a Parse class.
 * @param schema what is read of an object
 */
export function createParseRaceContentStore<Content extends RaceContent>(
  parse: ParseSdk,
  className: string,
  schema: v.GenericSchema<unknown, Content>,
): RaceContentStore<Content> {
  const query = (jour: IsoDay) => new parse.Query(className).equalTo('jour', jour).limit(MOST_OF_A_DAY);
  const read = (object: InstanceType<ParseSdk['Object']>) => v.parse(schema, object.toJSON());
  return {
    ofDay: async (jour) => {
      const found = await query(jour)
        .ascending('meeting')
        .addAscending('race')
        .addAscending('createdAt')
        .find(AS_MASTER);
      return found.map(read);
    },
    replace: async (jour, source, contents) => {
      const stored = await query(jour).equalTo('source', source).find(AS_MASTER);
      const known = new Map(stored.map((object) => [object.get('raceId') as number, object]));
      const wanted = new Set(contents.map(({ raceId }) => raceId));
      const changed = contents.flatMap((content) => {
        const object = known.get(content.raceId) ?? new parse.Object(className);
        if (!object.isNew() && isDeepStrictEqual(read(object), content)) return [];
        object.set({ ...content, source });
        return [object];
      });
      await parse.Object.saveAll(changed, AS_MASTER);
      await parse.Object.destroyAll(
        stored.filter((object) => !wanted.has(object.get('raceId') as number)),
        AS_MASTER,
      );
    },
  };
}
