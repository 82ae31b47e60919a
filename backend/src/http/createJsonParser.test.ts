import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { createJsonParser } from './createJsonParser';

describe('a JSON body', () => {
  const parse = createJsonParser(Fastify() as unknown as FastifyInstance);
  const read = (text: string) =>
    new Promise<{ error: Error | null; value: unknown }>((resolve) =>
      parse({} as FastifyRequest, text, (error, value) => resolve({ error, value })),
    );

  it('is read; none is none', async () => {
    expect(await read('{"a":[1,"b",null]}')).toEqual({ error: null, value: { a: [1, 'b', null] } });
    expect(await read('')).toEqual({ error: null, value: undefined });
  });

  it.each([
    ['a number beyond a double', '{"a":1e309}', 'a number that is too large'],
    ['the same far within', '[[{"a":[-1e400]}]]', 'a number that is too large'],
    ['lists nested 5,000 deep', '['.repeat(5000) + ']'.repeat(5000), 'more than 32 levels'],
    ['objects nested 5,000 deep', '{"a":'.repeat(5000) + '1' + '}'.repeat(5000), 'more than 32 levels'],
    ['a key that reaches the prototype', '{"__proto__":{"admin":true}}', 'is no JSON'],
    ['text that is none', '{"a":', 'is no JSON'],
  ])('is refused with 400: %s', async (_what, text, message) => {
    const { error, value } = await read(text);
    expect(error).toMatchObject({ status: 400, code: 'bad-request' });
    expect(error?.message).toContain(message);
    expect(value).toBeUndefined();
  });

  it('of a megabyte of numbers is looked through', async () => {
    expect((await read(`[${'1,'.repeat(500_000)}1]`)).error).toBeNull();
  });
});
