import { isDeepStrictEqual } from 'node:util';
import type { IsoDay } from '@galopin/shared/contracts';
import * as v from 'valibot';
import { AS_MASTER, type ParseSdk } from './ParseSdk';
import {
  EDITOR_SOURCE,
  type EditedContentStore,
  type RaceContent,
  type RaceContentStore,
} from './RaceContentStore';

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
): RaceContentStore<Content> & EditedContentStore<Content> {
  const query = (jour: IsoDay) => new parse.Query(className).equalTo('jour', jour).limit(MOST_OF_A_DAY);
  const read = (object: InstanceType<ParseSdk['Object']>) => v.parse(schema, object.toJSON());
  const isEdited = (object: InstanceType<ParseSdk['Object']>) => object.get('source') === EDITOR_SOURCE;
  /** The editor's own first. */
  const onRace = async (jour: IsoDay, raceId: number) => {
    const found = await query(jour).equalTo('raceId', raceId).find(AS_MASTER);
    return found.sort((one, other) => Number(isEdited(other)) - Number(isEdited(one)));
  };
  return {
    ofDay: async (jour) => {
      const found = await query(jour)
        .notEqualTo('hidden', true)
        .ascending('meeting')
        .addAscending('race')
        .addAscending('createdAt')
        .find(AS_MASTER);
      return found.map(read);
    },
    replace: async (jour, source, contents) => {
      const all = await query(jour).find(AS_MASTER);
      const edited = new Set(all.filter(isEdited).map((object) => object.get('raceId') as number));
      const stored = all.filter((object) => object.get('source') === source);
      const known = new Map(stored.map((object) => [object.get('raceId') as number, object]));
      const wanted = new Set(contents.map(({ raceId }) => raceId));
      const changed = contents.flatMap((content) => {
        if (edited.has(content.raceId)) return [];
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
    publish: async (content) => {
      const [kept = new parse.Object(className), ...others] = await onRace(content.jour, content.raceId);
      await kept.save({ ...content, source: EDITOR_SOURCE, hidden: false }, AS_MASTER);
      await parse.Object.destroyAll(others, AS_MASTER);
    },
    withdraw: async (jour, raceId) => {
      const [kept, ...others] = await onRace(jour, raceId);
      await kept?.save({ source: EDITOR_SOURCE, hidden: true }, AS_MASTER);
      await parse.Object.destroyAll(others, AS_MASTER);
    },
  };
}
