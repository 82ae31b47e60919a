import { Type } from 'typebox';
import { ErrorSchema, KeySchema } from '../schemas';

const Cents = Type.Union([Type.Number(), Type.Null()], { description: 'cents' });
const RaceParams = Type.Object({ id: KeySchema });

export const payoutsSchema = {
  summary: 'What the bets on a race paid',
  description: 'By bet; empty while nothing is known.',
  params: RaceParams,
  response: {
    200: Type.Object({
      payouts: Type.Array(
        Type.Object({
          typePari: Type.String({ description: "PMU's name of the bet" }),
          miseBase: Cents,
          rembourse: Type.Boolean({ description: 'all stakes are given back' }),
          rapports: Type.Array(
            Type.Object({
              libelle: Type.String(),
              combinaison: Type.String({ description: 'numbers joined by hyphens, NP for a non-runner' }),
              dividendePourUnEuro: Cents,
              dividendePourUneMiseDeBase: Cents,
              nombreGagnants: Type.Union([Type.Number(), Type.Null()]),
            }),
          ),
        }),
      ),
    }),
    400: ErrorSchema,
  },
};

export const oddsSchema = {
  summary: 'Odds of the runners of a race over time',
  description: 'Oldest first; empty when none were kept.',
  params: RaceParams,
  response: {
    200: Type.Object({
      odds: Type.Array(
        Type.Object({
          numero: Type.Integer(),
          points: Type.Array(
            Type.Object({
              kind: Type.Union([Type.Literal('reference'), Type.Literal('direct')]),
              at: Type.Integer({ description: 'epoch milliseconds' }),
              odds: Type.Number({ description: 'return for a stake of 1' }),
            }),
          ),
        }),
      ),
    }),
    400: ErrorSchema,
  },
};
