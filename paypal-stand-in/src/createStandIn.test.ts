import { createStandIn, type StandIn } from './createStandIn';
import { STAND_IN, standInEnvironment } from './standInSettings';

describe('the stand-in for PayPal', () => {
  let standIn: StandIn;
  let url: string;
  let token: string;

  beforeAll(async () => {
    standIn = createStandIn({ slowMs: 1 });
    url = await standIn.app.listen({ port: 0, host: '127.0.0.1' });
    const { clientId, clientSecret } = STAND_IN;
    const answer = await standIn.app.inject({
      method: 'POST',
      url: '/v1/oauth2/token',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
    });
    token = answer.json<{ access_token: string }>().access_token;
  });
  afterAll(() => standIn.app.close());

  const call = async (method: 'GET' | 'POST', path: string, body?: object, headers = {}) => {
    const answer = await standIn.app.inject({
      method,
      url: path,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(body !== undefined && { payload: body }),
    });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };
  const order = {
    intent: 'CAPTURE',
    purchase_units: [{ custom_id: 'u', amount: { currency_code: 'EUR', value: '9.90' } }],
  };
  const newOrder = async () => String((await call('POST', '/v2/checkout/orders', order)).body['id']);
  const choose = (id: string, outcome: string) =>
    standIn.app.inject({
      method: 'POST',
      url: `/approve/${id}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `outcome=${outcome}`,
    });
  const capture = (id: string, headers = {}) =>
    call('POST', `/v2/checkout/orders/${id}/capture`, {}, headers);

  it('lets nobody in without its credentials', async () => {
    expect((await standIn.app.inject({ method: 'POST', url: '/v1/oauth2/token' })).statusCode).toBe(401);
    expect((await standIn.app.inject({ url: '/v2/checkout/orders/x' })).statusCode).toBe(401);
  });

  it.each([
    ['pay', 201, 'COMPLETED'],
    ['pending', 201, 'PENDING'],
    ['slow', 201, 'COMPLETED'],
    ['wrong-amount', 201, 'COMPLETED'],
  ])('captures an order whose payer chose %s', async (outcome, status, state) => {
    const id = await newOrder();
    await choose(id, outcome);
    const captured = await capture(id);
    const amount = { currency_code: 'EUR', value: outcome === 'wrong-amount' ? '1.00' : '9.90' };
    expect(captured).toMatchObject({
      status,
      body: {
        id,
        status: 'COMPLETED',
        purchase_units: [{ custom_id: 'u', payments: { captures: [{ status: state, amount }] } }],
      },
    });
  });

  it.each([
    ['cancel', 'ORDER_NOT_APPROVED'],
    ['decline', 'INSTRUMENT_DECLINED'],
  ])('captures none whose payer chose %s', async (outcome, issue) => {
    const id = await newOrder();
    await choose(id, outcome);
    expect(await capture(id)).toMatchObject({ status: 422, body: { details: [{ issue }] } });
  });

  it('captures once, and answers a repeated call with what the first led to', async () => {
    const id = await newOrder();
    await choose(id, 'pay');
    const first = await capture(id, { 'paypal-request-id': 'r' });
    expect(await capture(id, { 'paypal-request-id': 'r' })).toEqual(first);
    expect(await capture(id)).toMatchObject({
      status: 422,
      body: { details: [{ issue: 'ORDER_ALREADY_CAPTURED' }] },
    });
  });

  describe('told of an outage', () => {
    const tell = (kind: string) =>
      standIn.app.inject({ method: 'PUT', url: '/_stand-in/outage', payload: { kind } });
    afterEach(() => tell('none'));

    it.each([
      ['failing', 503],
      ['silent', 201],
      ['none', 201],
    ])('%s answers a call for a new order with %i', async (kind, status) => {
      expect((await tell(kind)).statusCode).toBe(204);
      expect(await call('POST', '/v2/checkout/orders', order)).toMatchObject({ status });
    });

    it('tells nothing of orders made before until it is over', async () => {
      const id = await newOrder();
      const read = async () => (await call('GET', `/v2/checkout/orders/${id}`)).status;
      await tell('failing');
      expect(await read()).toBe(503);
      await tell('none');
      expect(await read()).toBe(200);
    });

    it('finishes a capture that was under way', async () => {
      const id = await newOrder();
      await choose(id, 'slow');
      const captured = capture(id);
      await tell('failing');
      expect(await captured).toMatchObject({ status: 201 });
    });

    it('refuses one that it does not know', async () => {
      const refused = await tell('burning');
      expect(refused.statusCode).toBe(400);
      expect(refused.payload).toContain('kind burning: one of none, failing, silent');
    });
  });

  it('says on every page that it is not PayPal', async () => {
    const id = await newOrder();
    const page = await standIn.app.inject({ url: `/approve/${id}` });
    expect(page.payload).toContain('<title>Bac à sable local (ce n’est pas PayPal)</title>');
    expect(page.payload).toContain('9,90 EUR');
    expect((await choose(id, 'pay')).payload).toContain('Ce n’est pas PayPal');
    expect((await standIn.app.inject({ url: '/approve/none' })).statusCode).toBe(404);
    expect((await choose(id, 'steal')).statusCode).toBe(400);
  });

  it('knows its own signature on an event, and no other', async () => {
    const { headers, body } = standIn.webhooks.sign('PAYMENT.CAPTURE.COMPLETED', { id: 'x' });
    const fields = Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => name.startsWith('paypal-'))
        .map(([name, value]) => [name.slice('paypal-'.length).replaceAll('-', '_'), value]),
    );
    const verify = (event: unknown, webhook_id: string = STAND_IN.webhookId) =>
      call('POST', '/v1/notifications/verify-webhook-signature', {
        ...fields,
        webhook_id,
        webhook_event: event,
      });
    expect((await verify(JSON.parse(body))).body).toEqual({ verification_status: 'SUCCESS' });
    expect((await verify({ id: 'forged' })).body).toEqual({ verification_status: 'FAILURE' });
    expect((await verify(JSON.parse(body), 'another')).body).toEqual({ verification_status: 'FAILURE' });
  });

  it('serves the script where the site’s settings say', async () => {
    const script = await fetch(standInEnvironment(url)['PAYPAL_SDK_BASE_URL'] ?? '');
    expect(script.headers.get('content-type')).toContain('text/javascript');
    expect(await script.text()).toContain('Buttons');
  });
});
