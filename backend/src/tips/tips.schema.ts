import { Type } from 'typebox';

const Count = Type.Integer({ minimum: 0 });
const Rate = Type.Object({ hits: Count, count: Count }, { description: 'hits of count; says nothing at 0' });
const Return = Type.Object(
  { count: Count, returned: Type.Number({ description: 'cents for stakes of 1 €' }) },
  { description: 'stakes on bases that started, where payouts are stored' },
);
const Day = Type.String({ format: 'date' });
const Runner = Type.Integer({ description: 'number on the saddle-cloth' });

export const tipRecordSchema = {
  summary: 'What came of past tips',
  description:
    'Over 30, 90 and 365 days, today included, and the latest one by one. Only tips on races with a final result count.',
  response: {
    200: Type.Object({
      periods: Type.Array(
        Type.Object({
          days: Type.Integer(),
          from: Day,
          to: Day,
          tips: Count,
          baseWins: Rate,
          basePlaces: Rate,
          winners: Rate,
          tierce: Rate,
          quarte: Rate,
          quinte: Rate,
          winReturn: Return,
          placeReturn: Return,
        }),
      ),
      latest: Type.Array(
        Type.Object({
          raceId: Type.Integer(),
          jour: Day,
          meeting: Type.Integer(),
          race: Type.Integer(),
          racecourse: Type.String(),
          raceName: Type.String(),
          quinte: Type.Boolean(),
          base: Type.Union([Runner, Type.Null()]),
          basePlace: Type.Union([Type.Integer(), Type.Null()], { description: '1 for the winner' }),
          selection: Type.Array(Runner),
          arrival: Type.Array(Type.Array(Runner), { description: 'first five places' }),
          found: Type.Integer({ description: 'of the first five in the selection' }),
        }),
        { description: 'newest first' },
      ),
    }),
  },
};
