import type {
  AdminMember,
  AdminMembers,
  AdminPayment,
  AdminPayments,
  DayPart,
  DayState,
  DayStates,
  ImportRun,
  ImportRunDetails,
  PayPalLook,
  QualityRule,
  QualityState,
} from '@galopin/shared/contracts';

/** The moment of these answers. */
export const ADMIN_NOW = Date.parse('2026-11-21T14:15:00Z');

/** An answer of `/apin/health/system` where all is well. */
export function healthAnswer(changed: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    status: 'ok',
    uptimeSeconds: 97_380,
    memoryBytes: 184_320_000,
    database: { status: 'ok', latencyMs: 2.4, version: '17.5' },
    parse: { status: 'ok', latencyMs: 1234, version: '9.10.0' },
    stream: { clients: 3 },
    versions: { node: 'v20.20.0', contract: '1.0.0' },
    ...changed,
  };
}

export function adminMember(changed: Partial<AdminMember> = {}): AdminMember {
  return {
    uid: 'uid-1',
    email: 'abonne@demo.test',
    createdAt: '2026-10-02T08:00:00.000Z',
    state: 'active',
    paidUntil: '2026-12-18T10:00:00.000Z',
    lastPayment: {
      state: 'completed',
      at: '2026-11-18T10:00:00.000Z',
      amount: { value: '9.90', currency: 'EUR' },
    },
    ...changed,
  };
}

export function adminMembers(changed: Partial<AdminMembers> = {}): AdminMembers {
  const members = changed.members ?? [adminMember()];
  const counts = { active: members.length, expired: 0, failed: 0, none: 0 };
  return { members, total: members.length, counts, ...changed };
}

export function adminPayment(changed: Partial<AdminPayment> = {}): AdminPayment {
  return {
    id: 7,
    orderId: 'ORDER-7',
    captureId: 'CAPTURE-7',
    uid: 'uid-1',
    email: 'abonne@demo.test',
    state: 'completed',
    amount: { value: '9.90', currency: 'EUR' },
    days: 30,
    createdAt: '2026-11-18T09:58:00.000Z',
    capturedAt: '2026-11-18T10:00:00.000Z',
    ...changed,
  };
}

export function adminPayments(changed: Partial<AdminPayments> = {}): AdminPayments {
  const payments = changed.payments ?? [adminPayment()];
  return {
    payments,
    total: payments.length,
    counts: { completed: payments.length },
    months: [
      {
        month: '2026-11',
        currency: 'EUR',
        paid: 3,
        amount: '29.70',
        returned: 1,
        returnedAmount: '9.90',
      },
    ],
    ...changed,
  };
}

export function payPalLook(changed: Partial<PayPalLook> = {}): PayPalLook {
  return {
    askedAt: '2026-11-21T14:15:00.000Z',
    orderStatus: 'COMPLETED',
    capture: {
      id: 'CAPTURE-7',
      state: 'completed',
      amount: { value: '9.90', currency: 'EUR' },
      at: '2026-11-18T10:00:00.000Z',
    },
    differences: [],
    ...changed,
  };
}

export function importRun(changed: Partial<ImportRun> = {}): ImportRun {
  return {
    id: 12,
    source: 'pturf',
    startedAt: '2026-11-21T06:00:00.000Z',
    endedAt: '2026-11-21T06:03:20.000Z',
    outcome: 'completed',
    files: { done: 2, total: 2 },
    counts: { inserted: 1204, updated: 3, unchanged: 0, rejected: 2, others: 0 },
    days: 4,
    ...changed,
  };
}

export function importDetails(changed: Partial<ImportRunDetails> = {}): ImportRunDetails {
  const { counts } = importRun();
  return {
    ...importRun(),
    fileReports: [{ file: 'runners.csv', counts, failure: null, rejectsFile: 'x-runners.csv.ndjson' }],
    rejects: [{ file: 'runners.csv', line: 14, row: 13, reason: 'jour is no day: 2026-13-01' }],
    notices: [{ text: 'a person of two names', times: 3 }],
    failure: null,
    ...changed,
  };
}

export function qualityRule(changed: Partial<QualityRule> = {}): QualityRule {
  return {
    code: 'races-without-runners',
    title: 'Races without runners',
    findings: 2,
    sources: [{ source: 'pturf', findings: 2, days: 1, firstDay: '2022-03-04', lastDay: '2022-03-04' }],
    examples: [
      {
        jour: '2022-03-04',
        source: 'pturf',
        race: 100,
        subject: 'R1 C1 Vire',
        detail: 'no runner is stored',
      },
    ],
    ...changed,
  };
}

export function qualityState(changed: Partial<QualityState> = {}): QualityState {
  return {
    run: null,
    report: { from: null, endedAt: '2026-11-20T06:00:00.000Z', rules: [qualityRule()] },
    ...changed,
  };
}

const WHOLE = { has: 8, of: 8 };

/** A real day of eight races that has everything but what is changed. */
export function dayState(
  jour: string,
  parts: Partial<DayState['parts']> = {},
  changed: Partial<DayState> = {},
): DayState {
  const one = { has: 1, of: 1 };
  const all: Record<DayPart, DayState['parts'][DayPart]> = {
    programme: WHOLE,
    runners: WHOLE,
    odds: WHOLE,
    arrivals: WHOLE,
    payouts: WHOLE,
    press: one,
    tips: one,
  };
  return { jour, source: 'real', races: 8, parts: { ...all, ...parts }, ...changed };
}

export function dayStates(
  days: readonly DayState[],
  fetching: Partial<DayStates['fetching']> = {},
): DayStates {
  return { days, fetching: { isRefused: false, run: null, ...fetching } };
}
