import * as v from 'valibot';
import { InvalidTokenError, type TokenVerifier } from '../auth/createTokenVerifier';
import type { Identity } from '../auth/Identity';
import type { Tip, TipStore } from './TipStore';

export interface TipsOfDayDependencies {
  readonly tips: Pick<TipStore, 'ofDay'>;
  readonly verifier: TokenVerifier;
  readonly isSubscriber: (identity: Identity) => Promise<boolean>;
}

export interface TipsOfDayAnswer {
  /** By meeting, then race. */
  readonly tips: readonly Tip[];
  /** How many tips the day has, those held back included. */
  readonly total: number;
  /** True when nothing is held back from this caller. */
  readonly unlocked: boolean;
}

/** A call that cannot be answered as asked. The message may be shown. */
export class TipsRefusedError extends Error {
  override readonly name = 'TipsRefusedError';

  constructor(
    readonly reason: 'invalid-parameter' | 'invalid-token',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const OPEN_TIPS = 1;

const Params = v.object({
  day: v.pipe(
    v.string('a day like 2026-11-21 is wanted'),
    v.regex(/^\d{4}-\d{2}-\d{2}$/, 'a day like 2026-11-21 is wanted'),
    v.check(isRealDay, 'there is no such day'),
  ),
  token: v.nullish(v.string('text is wanted')),
});

/**
 * Reads the tips of a day (`day`, `YYYY-MM-DD`) for whoever the ID token (`token`) names: all of them for a
 * subscriber, else the day's first.
 *
 * The function it makes throws TipsRefusedError for a parameter that cannot be used and for a token that is not
 * accepted (which is never taken for no token), and the error of the store or key source when these fail.
 */
export function createTipsOfDay({ tips, verifier, isSubscriber }: TipsOfDayDependencies) {
  return async (params: unknown): Promise<TipsOfDayAnswer> => {
    const { day, token } = readParams(params);
    const identity = typeof token === 'string' ? await identify(verifier, token) : null;
    const unlocked = identity !== null && (await isSubscriber(identity));
    const all = await tips.ofDay(day);
    return { tips: unlocked ? all : all.slice(0, OPEN_TIPS), total: all.length, unlocked };
  };
}

function readParams(params: unknown): v.InferOutput<typeof Params> {
  const read = v.safeParse(Params, params);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const name = v.getDotPath(issue) ?? 'params';
  const given = name === 'day' && issue.input !== undefined ? ` is ${JSON.stringify(issue.input)}` : '';
  throw new TipsRefusedError('invalid-parameter', `Parameter "${name}"${given}: ${issue.message}.`);
}

async function identify(verifier: TokenVerifier, token: string): Promise<Identity> {
  try {
    return await verifier.verify(token);
  } catch (error) {
    if (!(error instanceof InvalidTokenError)) throw error;
    throw new TipsRefusedError('invalid-token', error.message, { cause: error });
  }
}

function isRealDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
