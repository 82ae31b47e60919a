import { RELEASE_OPERATIONS } from '@galopin/shared/contracts';
import * as v from 'valibot';

const whole = v.pipe(v.number(), v.integer());
const amount = v.pipe(v.number(), v.minValue(0));
const instant = v.pipe(v.string(), v.isoTimestamp());
const operation = v.picklist(RELEASE_OPERATIONS);
const source = v.object({ commit: v.nullable(v.string()), dirty: v.boolean() });

/** A rule of delivery that was not met. */
export const Finding = v.object({ rule: v.string(), found: v.string(), wanted: v.string() });

const HistoryLine = v.object({
  n: whole,
  at: instant,
  environment: v.string(),
  actor: v.string(),
  op: operation,
  name: v.string(),
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  detail: v.exactOptional(
    v.object({
      permyriad: v.exactOptional(whole),
      salt: v.exactOptional(v.string()),
      quarantine: v.exactOptional(v.literal(true)),
    }),
  ),
  reason: v.string(),
  prevHash: v.string(),
  hash: v.string(),
});

const Serving = v.object({
  name: v.string(),
  kind: v.picklist(['shell', 'remote']),
  buildId: v.string(),
  proven: v.boolean(),
  lastGood: v.nullable(v.string()),
  canary: v.nullable(v.object({ buildId: v.string(), permyriad: whole, salt: v.string() })),
  frozen: v.boolean(),
  disabled: v.boolean(),
  quarantined: v.array(v.string()),
  builtAt: instant,
  source,
});

export const History = v.object({ environment: v.string(), lines: v.array(HistoryLine) });

export const Releases = v.object({
  environment: v.string(),
  release: whole,
  database: v.picklist(['there', 'away']),
  serving: v.array(Serving),
  history: v.array(HistoryLine),
});

export const Builds = v.object({
  environment: v.string(),
  builds: v.array(
    v.object({
      name: v.string(),
      buildId: v.string(),
      standing: v.picklist(['active', 'canary', 'good', 'quarantined', 'kept', 'incomplete']),
      builtAt: instant,
      publishedAt: instant,
      source,
      brotli: amount,
    }),
  ),
});

export const Change = v.object({
  environment: v.string(),
  release: whole,
  op: operation,
  name: v.string(),
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  changed: v.boolean(),
  warnings: v.array(Finding),
  findings: v.exactOptional(v.array(Finding)),
});

export const Timeline = v.object({
  environment: v.string(),
  name: v.string(),
  minutes: whole,
  stepMinutes: whole,
  steps: v.array(instant),
  builds: v.array(v.object({ build: v.string(), sessions: v.array(amount), badSessions: v.array(amount) })),
});
