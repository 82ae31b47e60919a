import type { PublicConfig, ShellApi } from '@galopin/shared/contracts';

/** What remotes are told of the site. */
export const siteOf = ({
  demo,
  demoAccounts,
  paypal,
}: Pick<PublicConfig, 'demo' | 'demoAccounts' | 'paypal'>): ShellApi['site'] =>
  Object.freeze({ demo, ...(demoAccounts && { demoAccounts }), ...(paypal && { paypal }) });
