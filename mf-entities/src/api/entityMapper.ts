import {
  ENTITY_KINDS,
  ENTITY_SPLITS,
  type EntityAnswer,
  type EntitySplit,
  type EntitySplitName,
  type PerformancePage,
} from '@galopin/shared/contracts';
import { readAnswer, typesetText } from '@galopin/shared/lib';
import * as v from 'valibot';

const typeset = v.pipe(v.string(), v.transform(typesetText));
const count = v.number();
const counts = { starts: count, wins: count, places: count };
const Tally = v.object(counts);
const periods = { all: Tally, year: Tally };
const orNull = <Schema extends v.GenericSchema>(schema: Schema) => v.nullable(schema);
const optionalNumber = orNull(v.number());
const Named = v.object({ id: optionalNumber, name: typeset });
const Kind = v.picklist(ENTITY_KINDS);

const entry = {
  raceId: v.number(),
  jour: v.string(),
  time: orNull(v.string()),
  racecourse: typeset,
  meeting: typeset,
  raceNumber: optionalNumber,
  raceName: typeset,
  discipline: v.string(),
  distance: v.number(),
  number: v.number(),
  horse: Named,
  jockey: Named,
  trainer: Named,
  odds: optionalNumber,
};

const Performance = v.object({
  ...entry,
  outcome: v.picklist(['start', 'nonRunner', 'cancelled', 'unknown', 'upcoming']),
  rank: optionalNumber,
  result: v.string(),
  declared: v.number(),
  prize: optionalNumber,
  currency: v.string(),
  weight: optionalNumber,
  draw: optionalNumber,
  startHandicap: optionalNumber,
  shoeing: v.string(),
  kilometreTime: v.string(),
  margin: v.string(),
});
const Performances = v.object({ total: v.number(), rows: v.array(Performance) });

const Identity = v.variant('kind', [
  v.object({
    kind: v.literal('horse'),
    sex: v.string(),
    birthYear: optionalNumber,
    coat: v.string(),
    country: v.string(),
    sire: typeset,
    dam: typeset,
    damSire: typeset,
    trainer: Named,
    owner: typeset,
    record: v.string(),
    earnings: orNull(
      v.object({
        currency: v.string(),
        career: v.number(),
        thisYear: optionalNumber,
        lastYear: optionalNumber,
        before: v.string(),
      }),
    ),
  }),
  v.object({
    kind: v.literal('jockey'),
    weight: orNull(v.object({ usual: v.number(), least: v.number(), most: v.number() })),
  }),
  v.object({ kind: v.literal('trainer'), string: v.number() }),
]);

const Pair = v.object({ id: v.number(), name: typeset, ...counts });
const Split = v.object({ key: v.string(), ...periods });
const Splits = v.pipe(
  v.record(v.picklist(ENTITY_SPLITS), v.array(Split)),
  v.transform((splits) => splits as Readonly<Record<EntitySplitName, readonly EntitySplit[]>>),
);

const Entity = v.object({
  id: v.number(),
  name: typeset,
  today: v.string(),
  since: v.string(),
  identity: Identity,
  hasOtherRole: v.boolean(),
  form: v.string(),
  totals: v.object(periods),
  gap: v.number(),
  leftOut: v.object({ nonRunners: count, unknown: count, cancelled: count }),
  source: orNull(v.object({ before: v.string(), told: Tally, stored: Tally })),
  starts: v.array(
    v.object({
      raceId: v.number(),
      jour: v.string(),
      racecourse: typeset,
      discipline: v.string(),
      rank: optionalNumber,
      result: v.string(),
      declared: v.number(),
    }),
  ),
  months: v.array(v.object({ month: v.string(), ...counts })),
  splits: Splits,
  pairs: v.array(v.object({ with: Kind, minimum: count, all: v.array(Pair), year: v.array(Pair) })),
  entries: v.array(v.object(entry)),
  performances: Performances,
});

/**
 * Reads an answer of `/apin/entities/{kind}/{id}`.
 * @throws AppError `malformed` naming the first field that is not as agreed
 */
export function mapEntity(body: unknown): EntityAnswer {
  return readAnswer(Entity, body, '/apin/entities');
}

/**
 * Reads an answer of `/apin/entities/{kind}/{id}/performances`.
 * @throws AppError `malformed`
 */
export function mapPerformances(body: unknown): PerformancePage {
  return readAnswer(Performances, body, '/apin/entities performances');
}
