import { SILK_COLOURS, SILK_PATTERNS } from '@galopin/shared/contracts';
import { Type } from 'typebox';
import { ErrorSchema, KeySchema } from '../http/schemas';

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

const Colour = Type.Union(SILK_COLOURS.map((colour) => Type.Literal(colour)));
const RunnerNumber = Type.Integer({ description: 'number on the saddle-cloth' });

export const surroundingsSchema = {
  summary: 'What stands around a race card',
  description:
    'The races of the same meeting, what befell runners, and owners’ colours. Empty lists for no race.',
  params: RaceParams,
  response: {
    200: Type.Object({
      meeting: Type.Array(
        Type.Object({
          id: Type.Integer(),
          jour: Type.String({ description: 'YYYY-MM-DD' }),
          heure: Type.Union([Type.String(), Type.Null()], { description: 'HH:MM in Paris' }),
          prix: Type.Union([Type.Integer(), Type.Null()], { description: 'number in the meeting' }),
          prixnom: Type.String(),
          quinte: Type.Boolean(),
          arriv: Type.String({ description: 'recorded finishing order, empty before' }),
        }),
      ),
      incidents: Type.Array(
        Type.Object({ numero: RunnerNumber, type: Type.String({ description: "PMU's word" }) }),
      ),
      silks: Type.Array(
        Type.Object({
          numero: RunnerNumber,
          jacket: Colour,
          pattern: Type.Union(SILK_PATTERNS.map((pattern) => Type.Literal(pattern))),
          mark: Colour,
          sleeves: Colour,
          cap: Colour,
        }),
        { description: 'of runners whose owner’s colours are known' },
      ),
    }),
    400: ErrorSchema,
  },
};

const Counts = Type.Object({
  starts: Type.Integer(),
  wins: Type.Integer(),
  places: Type.Integer({ description: 'first three, wins included' }),
});

export const aptitudesSchema = {
  summary: 'What the runners of a race have done before',
  description: 'Starts in stored earlier races of the same discipline; runners without any are left out.',
  params: RaceParams,
  response: {
    200: Type.Object({
      aptitudes: Type.Array(
        Type.Object({
          numero: RunnerNumber,
          all: Counts,
          distance: Type.Object(Counts.properties, { description: 'within 100 m of this distance' }),
          surface: Counts,
          racecourse: Counts,
          turn: Type.Object(Counts.properties, { description: 'races that turn the same way' }),
          favourite: Type.Object(Counts.properties, { description: 'started with the lowest odds' }),
        }),
      ),
    }),
    400: ErrorSchema,
  },
};
