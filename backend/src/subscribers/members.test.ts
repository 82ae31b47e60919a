import { randomUUID } from 'node:crypto';
import { type AdminMember, MEMBER_STATES, type MemberState } from '@galopin/shared/contracts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { createPaymentStore } from '../payments/createPaymentStore';
import type { OrderState } from '../payments/PaymentRow';
import { addMember, createMemberTable, type MemberTableRow } from '../testing/createMemberTable';
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase';
import { createMemberDirectory, type MemberDirectory } from './createMemberDirectory';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-21T12:00:00Z');
const ago = (days: number) => new Date(NOW - days * DAY).toISOString();
const PAGE = { search: '', now: NOW, limit: 100, offset: 0 };

describe('the list of members', () => {
  let database: TestDatabase;
  let directory: MemberDirectory;

  const pay = async (uid: string, state: OrderState, age: number, days = 30) => {
    const id = randomUUID();
    await database.db
      .insertInto('payments')
      .values({
        request_id: id,
        uid,
        order_id: id,
        capture_id: id,
        state,
        amount: '9.90',
        currency: 'EUR',
        days,
        created_at: ago(age),
        captured_at: ago(age),
      })
      .execute();
  };
  const join = async (row: MemberTableRow) => {
    await addMember(database.db, row);
    if (row.payment) await createPaymentStore(database.db).keepRecord(row.uid, row.payment);
  };
  const find = async (uid: string): Promise<AdminMember> => {
    const { members } = await directory.list({ ...PAGE, search: uid });
    const [member] = members;
    if (member === undefined) throw new Error(`${uid} is not in the list.`);
    return member;
  };

  beforeAll(async () => {
    database = await openTestDatabase();
    await createMemberTable(database.db);
    directory = createMemberDirectory(database.db);
  }, 60_000);
  afterAll(() => database.close());
  beforeEach(async () => {
    await sql`TRUNCATE "Member"`.execute(database.db);
    // As the deletion of an account does: payments stay.
    await sql`UPDATE payments SET uid = NULL`.execute(database.db);
    await sql`TRUNCATE subscriptions`.execute(database.db);
  });

  it('shows the newest first, a page at a time, with the number of all', async () => {
    for (const [uid, age] of [
      ['a', 3],
      ['b', 1],
      ['c', 2],
    ] as const)
      await addMember(database.db, { uid, createdAt: ago(age) });
    const pages = [0, 2].map((offset) => directory.list({ ...PAGE, limit: 2, offset }));
    const [first, second] = await Promise.all(pages);
    expect([first?.members.map(({ uid }) => uid), first?.total]).toEqual([['b', 'c'], 3]);
    expect([second?.members.map(({ uid }) => uid), second?.total]).toEqual([['a'], 3]);
  });

  it('finds an address or a uid by its beginning, in any letter case, and nothing by a wildcard', async () => {
    await addMember(database.db, { uid: 'Uid_1', email: 'Zoe@demo.test' });
    await addMember(database.db, { uid: 'other', email: null });
    const found = async (search: string) =>
      (await directory.list({ ...PAGE, search })).members.map(({ uid }) => uid);
    expect(await found('zOE@')).toEqual(['Uid_1']);
    expect(await found('uid_')).toEqual(['Uid_1']);
    expect(await found('demo.test')).toEqual([]);
    expect(await found('%')).toEqual([]);
    expect(await found(String.raw`\ `)).toEqual([]);
  });

  it('tells what was paid here and until when, days laid end to end', async () => {
    await addMember(database.db, { uid: 'u', email: 'u@demo.test' });
    await pay('u', 'completed', 40);
    await pay('u', 'completed', 12);
    await pay('u', 'created', 1);
    expect(await find('u')).toEqual({
      uid: 'u',
      email: 'u@demo.test',
      createdAt: '2026-11-01T08:00:00.000Z',
      state: 'active',
      paidUntil: ago(-20),
      lastPayment: { state: 'completed', at: ago(12), amount: { value: '9.90', currency: 'EUR' } },
    });
  });

  it('tells what was paid elsewhere, in either layout', async () => {
    const payment = { state: 'COMPLETED', create_time: ago(3) };
    await join({ uid: 'flat', payment });
    await join({ uid: 'nested', payment: { payment } });
    for (const uid of ['flat', 'nested']) {
      expect(await find(uid)).toMatchObject({
        state: 'active',
        paidUntil: ago(-27),
        lastPayment: { state: 'completed', at: ago(3), amount: null },
      });
    }
  });

  it('stays open whatever stands in a record', async () => {
    for (const [index, payment] of [
      { state: 'completed', create_time: '2026-02-31' },
      { state: 'completed', create_time: '2026-99-99T99:99:99Z' },
      { state: 'completed', create_time: { __type: 'Date' } },
      { state: 7, create_time: ago(1) },
      { payment: [] },
      { payment: 'completed' },
    ].entries())
      await join({ uid: `odd-${index}`, payment });
    // The first is a day in March to the rule, as the member's own page reads it.
    expect((await directory.list(PAGE)).counts).toEqual({ active: 0, expired: 1, failed: 0, none: 5 });
  });

  it('finds by state exactly those who are in it by the rule of subscriptions', async () => {
    const states = fc.constantFrom<OrderState>(
      'completed',
      'partially_refunded',
      'refunded',
      'declined',
      'pending',
      'abandoned',
    );
    const age = fc.integer({ min: 0, max: 800 }).map((tenths) => tenths / 10 + 0.05);
    const person = fc.record({
      recorded: fc.option(
        fc.record({ state: fc.constantFrom('completed', 'APPROVED', 'declined', 'expired'), age }),
      ),
      payments: fc.array(fc.record({ state: states, age, days: fc.constantFrom(30, 60, 10) }), {
        maxLength: 4,
      }),
    });
    const people = fc.sample(person, { numRuns: 120, seed: 7 });
    for (const [index, { recorded, payments }] of people.entries()) {
      const payment = recorded && { state: recorded.state, create_time: ago(recorded.age) };
      await join({ uid: `p${index}`, payment });
      for (const { state, age: made, days } of payments) await pay(`p${index}`, state, made, days);
    }
    const { counts, members } = await directory.list({ ...PAGE, limit: 1000 });
    const byRule = (state: MemberState) =>
      members.filter((member) => member.state === state).map(({ uid }) => uid);
    for (const state of MEMBER_STATES) {
      const found = await directory.list({ ...PAGE, limit: 1000, state });
      expect(found.members.map(({ uid }) => uid)).toEqual(byRule(state));
      expect([found.total, counts[state]]).toEqual([byRule(state).length, byRule(state).length]);
      expect(byRule(state).length).toBeGreaterThan(2);
    }
  }, 30_000);
});
