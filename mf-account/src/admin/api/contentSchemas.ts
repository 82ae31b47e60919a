import type { ContentKind } from '@galopin/shared/contracts';
import * as v from 'valibot';
import { Seller } from '../../api/fetchSeller';

const whole = v.pipe(v.number(), v.integer());
const numbers = v.array(whole);

/** Texts as they are kept, which may be older than the rules for new ones. */
const TEXTS = {
  tips: v.object({
    title: v.string(),
    text: v.string(),
    base: numbers,
    regular: numbers,
    outsiders: numbers,
    favourite: v.nullable(whole),
    selection: numbers,
    notes: v.array(v.object({ number: whole, text: v.string() })),
  }),
  articles: v.object({ title: v.string(), summary: v.string(), body: v.string(), position: v.number() }),
  legal: v.object({ title: v.string(), body: v.string() }),
  seller: Seller,
} as const;

const Version = v.object({
  version: whole,
  action: v.picklist(['draft', 'published', 'withdrawn']),
  by: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  changed: v.array(v.string()),
});

const State = v.picklist(['none', 'draft', 'published', 'modified', 'withdrawn']);

export const Summary = v.object({
  key: v.string(),
  title: v.string(),
  state: State,
  latest: v.nullable(Version),
});

export const Race = v.object({
  raceId: whole,
  jour: v.string(),
  meeting: whole,
  race: whole,
  racecourse: v.string(),
  raceName: v.string(),
  quinte: v.boolean(),
  time: v.nullable(v.string()),
});

const Runner = v.object({ number: whole, name: v.string(), isNonRunner: v.boolean() });

const itemOf = <Kind extends keyof typeof TEXTS>(kind: Kind) =>
  v.object({
    kind: v.literal(kind),
    key: v.string(),
    state: State,
    version: v.nullable(whole),
    text: v.nullable(TEXTS[kind]),
    published: v.nullable(TEXTS[kind]),
    history: v.array(Version),
    race: v.exactOptional(Race),
    runners: v.exactOptional(v.array(Runner)),
    seller: v.exactOptional(Seller),
  });

export const ITEMS = {
  tips: itemOf('tips'),
  articles: itemOf('articles'),
  legal: itemOf('legal'),
  seller: itemOf('seller'),
} as const satisfies Record<ContentKind, v.GenericSchema>;

const versionOf = <Kind extends keyof typeof TEXTS>(kind: Kind) =>
  v.object({ ...Version.entries, text: TEXTS[kind] });

export const VERSIONS = {
  tips: versionOf('tips'),
  articles: versionOf('articles'),
  legal: versionOf('legal'),
  seller: versionOf('seller'),
} as const;
