import { HEALTH_EVENTS, HEALTH_LIMITS, LOCAL_BUILD, type HealthBeacon } from '@galopin/shared/contracts';
import { Type, type Static } from 'typebox';
import { BUILD_ID, BUILD_NAME } from '../builds/buildArtifactSchema';

/** An hour: whoever waited longer left the tab in the background. */
const MAX_MS = 3_600_000;
const ROLES = ['active', 'canary', 'lastGood', 'override'] as const;

const event = Type.Object(
  {
    kind: Type.Union(HEALTH_EVENTS.map((kind) => Type.Literal(kind))),
    remote: Type.String({ pattern: BUILD_NAME }),
    build: Type.Union([Type.String({ pattern: BUILD_ID }), Type.Literal(LOCAL_BUILD)]),
    role: Type.Union(ROLES.map((role) => Type.Literal(role))),
    page: Type.Optional(Type.String({ pattern: '^[A-Za-z][\\w-]{0,60}$' })),
    ms: Type.Optional(Type.Number({ minimum: 0, maximum: MAX_MS })),
    message: Type.Optional(Type.String({ maxLength: HEALTH_LIMITS.message })),
    stack: Type.Optional(Type.String({ maxLength: HEALTH_LIMITS.stack })),
  },
  { additionalProperties: false },
);

/** What a page may send of itself. */
export const beaconSchema = Type.Object(
  {
    schema: Type.Literal(1),
    session: Type.String({ pattern: '^[0-9a-f]{16}$' }),
    events: Type.Array(event, { minItems: 1, maxItems: HEALTH_LIMITS.events }),
  },
  { additionalProperties: false },
);

/** Fails to compile when schema and contract part ways. */
export const asBeacon = (checked: Static<typeof beaconSchema>): HealthBeacon => checked as HealthBeacon;
