import { startPayments, type TestPayments } from '../testing/startPayments';
import { CONFIRM_LIMIT, ORDER_LIMIT } from './limitPayments';

const REFUSED = '429 too-many-requests';

describe('payment calls', () => {
  let pay: TestPayments;

  beforeEach(async () => {
    pay = await startPayments();
  }, 60_000);
  afterEach(() => pay.close());

  const call = async (path: string, sub: string | null, address = '203.0.113.7', payload = {}) => {
    const authorization =
      sub === null ? {} : { authorization: `Bearer ${await pay.test.tokens.sign({ sub })}` };
    const headers = { 'x-forwarded-for': address, ...authorization };
    return pay.test.app.inject({ method: 'POST', url: path, headers, payload });
  };
  const told = async (answer: Awaited<ReturnType<typeof call>>) =>
    answer.statusCode === 200
      ? '200'
      : `${answer.statusCode} ${answer.json<{ error: { code: string } }>().error.code}`;
  const order = async (sub: string | null, address?: string) =>
    told(await call('/apin/paypal/orders', sub, address));
  const many = async <Result>(count: number, make: (at: number) => Promise<Result>) => {
    const results: Result[] = [];
    for (let at = 0; at < count; at += 1) results.push(await make(at));
    return results;
  };

  it('of one member are so many orders a minute, from wherever; others go on', async () => {
    const answers = await many(ORDER_LIMIT.ofMember + 2, (at) => order('eager', `203.0.113.${at}`));
    expect(answers).toEqual([...Array.from({ length: ORDER_LIMIT.ofMember }, () => '200'), REFUSED, REFUSED]);
    expect(pay.standIn.book.orders).toHaveLength(ORDER_LIMIT.ofMember);
    expect(await order('other', '203.0.113.0')).toBe('200');
  });

  it('behind one address are so many orders a minute, of whomever; other addresses go on', async () => {
    const answers = await many(ORDER_LIMIT.ofAddress + 1, (at) => order(`member-${at}`));
    expect(answers.filter((answer) => answer === '200')).toHaveLength(ORDER_LIMIT.ofAddress);
    expect(answers.at(-1)).toBe(REFUSED);
    expect(await order('member-x', '203.0.113.8')).toBe('200');
  });

  it('say when to try again, and a refused confirmation takes no money and loses no order', async () => {
    const id = await pay.order('payer');
    pay.standIn.book.decide(id, 'pay');
    const confirm = (orderID: string) => call('/apin/paypal', 'payer', undefined, { data: { orderID } });
    const made = await many(CONFIRM_LIMIT.ofMember, async () => told(await confirm('MADE-UP')));
    expect(new Set(made)).toEqual(new Set(['404 order-unknown']));
    const refused = await confirm(id);
    expect(await told(refused)).toBe(REFUSED);
    const { details } = refused.json<{ error: { details: { limit: number; retryAfter: number } } }>().error;
    expect(details.limit).toBe(CONFIRM_LIMIT.ofMember);
    expect(details.retryAfter).toBeGreaterThan(0);
    expect(details.retryAfter).toBeLessThanOrEqual(60);
    expect(Number(refused.headers['retry-after'])).toBe(details.retryAfter);
    expect(pay.standIn.book.order(id).capture).toBeNull();
    // The next check finds it.
    expect((await pay.call('GET', '/apin/user/payer', { sub: 'payer' })).body).toMatchObject({
      payment: { state: 'completed' },
    });
  });

  it('without a token are refused for that, however many', async () => {
    expect(await order(null)).toBe('401 unauthenticated');
    expect(await order('member')).toBe('200');
  });
});
