import type { DemoAccounts } from '@galopin/shared/contracts';

/** The accounts that the backend makes for a demonstration (its `createDemoAccounts`). */
export function demoAccounts(adminEmail: string): DemoAccounts {
  return {
    password: 'demo1234',
    emails: {
      member: 'membre@demo.test',
      subscriber: 'abonne@demo.test',
      expired: 'expire@demo.test',
      admin: adminEmail,
    },
  };
}
