import * as v from 'valibot';
import { InputError } from './InputError';
import { readInput, readText } from './readInput';

/** As servers have it: in bundles, schemas say nothing of themselves. */
const described = <Schema extends v.GenericSchema>(schema: Schema, text: string): Schema =>
  v.pipe(schema, v.description(text)) as unknown as Schema;

const Query = v.object({
  page: described(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1), 'a whole number from 1'),
  live: v.optional(v.boolean()),
  name: v.optional(v.string()),
});
const Body = v.strictObject({
  title: described(v.pipe(v.string(), v.minLength(1)), 'a title'),
  sub: v.optional(v.strictObject({ list: described(v.array(v.number()), 'numbers') })),
});

const refusalOf = (read: () => unknown): InputError => {
  try {
    read();
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
  throw new Error('It was taken.');
};

describe('parameters of an address', () => {
  it('become numbers and truth values where these are declared, and text elsewhere', () => {
    expect(readText(Query, { page: '12', live: 'true', name: '12' })).toEqual({
      page: 12,
      live: true,
      name: '12',
    });
  });

  it('have the declared default when they are not there', () => {
    expect(readText(Query, {})).toEqual({ page: 1 });
  });

  it.each(['', '0', '1.5', '1e3', ' 2', '0x10', 'NaN', '-1', '9'.repeat(400)])(
    'are refused by name, value and what is wanted: page=%p',
    (page) => {
      const { code, status, details, message } = refusalOf(() => readText(Query, { page }));
      expect([code, status]).toEqual(['invalid-parameter', 400]);
      expect(details).toEqual({
        parameter: 'page',
        value: expect.any(String),
        wanted: 'a whole number from 1',
      });
      expect(message).toContain('Parameter "page" is "');
    },
  );

  it('are refused when one is given twice', () => {
    expect(refusalOf(() => readText(Query, { page: ['1', '2'] })).code).toBe('invalid-parameter');
  });

  it('leave out of a refusal what is too long to be read', () => {
    const { details } = refusalOf(() => readText(Query, { page: 'x'.repeat(500) }));
    expect(details?.['value']).toBe(`${'x'.repeat(200)}…`);
  });
});

describe('a body', () => {
  it('is taken as it is', () => {
    expect(readInput(Body, { title: 'a', sub: { list: [1] } })).toEqual({ title: 'a', sub: { list: [1] } });
  });

  it.each<[unknown, string, string]>([
    [{ title: 1 }, 'title', 'a title'],
    [{}, 'title', 'a title'],
    [{ title: 'a', sub: { list: ['1'] } }, 'sub.list', 'numbers'],
    [null, 'body', 'an object with the fields of this call'],
    ['x', 'body', 'an object with the fields of this call'],
  ])('is refused by field, value and what is wanted: %j', (body, parameter, wanted) => {
    const { code, details } = refusalOf(() => readInput(Body, body));
    expect([code, details]).toEqual(['invalid-parameter', expect.objectContaining({ parameter, wanted })]);
  });

  it('is refused with no more of it than can be read, however deep or long it is', () => {
    let deep: unknown = 1;
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
    expect(refusalOf(() => readInput(Body, { title: deep })).details).toMatchObject({ value: '[[["…"]]]' });
    const { message } = refusalOf(() =>
      readInput(Body, { title: Array.from({ length: 1e5 }, () => 'x'.repeat(500)) }),
    );
    expect(message.length).toBeLessThan(3000);
  });

  it.each([
    [{ title: 'a', extra: 1 }, 'extra'],
    [{ title: 'a', sub: { list: [], more: 1 } }, 'sub.more'],
  ])('is refused with a field it does not have: %j', (body, field) => {
    expect(refusalOf(() => readInput(Body, body))).toMatchObject({
      code: 'unknown-field',
      details: { field },
    });
  });
});
