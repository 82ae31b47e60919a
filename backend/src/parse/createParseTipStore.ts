import { isDeepStrictEqual } from 'node:util';
import type { IsoDay } from '@galopin/shared/contracts';
import * as v from 'valibot';
import { AS_MASTER, type ParseSdk } from './ParseSdk';
import type { TipStore } from './TipStore';

/** No day has more: some ten meetings of some ten races, from a few sources. */
const MOST_TIPS = 1000;

const text = v.nullish(v.string(), '');
const runners = v.nullish(v.array(v.number()), () => []);
const StoredTip = v.object({
  raceId: v.number(),
  jour: v.string(),
  meeting: v.number(),
  race: v.number(),
  raceName: text,
  title: text,
  text,
  base: runners,
  regular: runners,
  outsiders: runners,
  favourite: v.nullish(v.number(), null),
  selection: runners,
});

/** Tips as objects of Parse's class `Tip`. */
export function createParseTipStore(parse: ParseSdk): TipStore {
  const query = (jour: IsoDay) => new parse.Query('Tip').equalTo('jour', jour).limit(MOST_TIPS);
  return {
    ofDay: async (jour) => {
      const found = await query(jour)
        .ascending('meeting')
        .addAscending('race')
        .addAscending('createdAt')
        .find(AS_MASTER);
      return found.map((object) => v.parse(StoredTip, object.toJSON()));
    },
    replace: async (jour, source, tips) => {
      const stored = await query(jour).equalTo('source', source).find(AS_MASTER);
      const known = new Map(stored.map((object) => [object.get('raceId') as number, object]));
      const wanted = new Set(tips.map(({ raceId }) => raceId));
      const changed = tips.flatMap((tip) => {
        const object = known.get(tip.raceId) ?? new parse.Object('Tip');
        if (!object.isNew() && isDeepStrictEqual(v.parse(StoredTip, object.toJSON()), tip)) return [];
        object.set({ ...tip, source });
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
