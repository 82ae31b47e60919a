import type { BuildArtifact } from '@galopin/shared/contracts';
import { Type, type Static } from 'typebox';

export const BUILD_NAME = '^[a-z][a-z0-9-]{0,60}$';
export const BUILD_ID = '^[0-9a-f]{16}$';
/** A file of a build: no folder may be left by it, and none of our own names may be taken. */
const FILE_PATH = '^(?!artifact\\.json$)(?!.*(^|/)\\.{1,2}(/|$))[A-Za-z0-9_.-]+(/[A-Za-z0-9_.-]+)*$';

/** Literal and `:parameter` segments: all that documents, gate and router read alike. */
const ROUTE_PATTERN = '^/(?:(?:[A-Za-z0-9_-]+|:[A-Za-z]\\w*)(?:/(?:[A-Za-z0-9_-]+|:[A-Za-z]\\w*))*)?$';

const text = Type.String({ minLength: 1, maxLength: 300 });
const fileName = Type.String({ pattern: FILE_PATH });
const files = Type.Object({ js: Type.Array(fileName), css: Type.Array(fileName) });
const rules = Type.Record(
  Type.String(),
  Type.Union([Type.Literal('positiveInteger'), Type.Literal('isoDate')]),
);

const route = Type.Object({
  path: Type.String({ pattern: ROUTE_PATTERN }),
  name: text,
  remote: text,
  page: text,
  title: text,
  params: Type.Optional(rules),
  query: Type.Optional(rules),
  prefetch: Type.Optional(Type.String({ pattern: '^/[^/]' })),
});

/** What a build has to say about itself to be published. */
export const buildArtifactSchema = Type.Object({
  schema: Type.Literal(1),
  kind: Type.Union([Type.Literal('shell'), Type.Literal('remote')]),
  name: Type.String({ pattern: BUILD_NAME }),
  buildId: Type.String({ pattern: BUILD_ID }),
  builtAt: text,
  source: Type.Object({ commit: Type.Union([Type.String(), Type.Null()]), dirty: Type.Boolean() }),
  tools: Type.Record(Type.String(), Type.String()),
  entry: fileName,
  container: Type.String({ pattern: '^[A-Za-z_$][\\w$]*$' }),
  contract: text,
  routes: Type.Array(route),
  pages: Type.Record(Type.String(), files),
  shared: Type.Record(Type.String(), Type.String()),
  files: Type.Record(
    Type.String({ pattern: FILE_PATH }),
    Type.Object({
      integrity: Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' }),
      bytes: Type.Integer({ minimum: 0 }),
      brotli: Type.Integer({ minimum: 0 }),
    }),
    { additionalProperties: false, minProperties: 1 },
  ),
  digest: Type.String({ pattern: '^[0-9a-f]{64}$' }),
});

/** Fails to compile when schema and contract part ways. */
export const asArtifact = (checked: Static<typeof buildArtifactSchema>): BuildArtifact => checked;
