import { showSetting } from '@galopin/shared/settings';
import type { StartSettings } from './settings';

/** One line of what the settings amount to. */
export type DescribedSetting = readonly [what: string, amount: string];

/**
 * What a start with these settings would run and whom it would trust, in words. No secret is among them.
 * @param settings as `pnpm start` and the services read them
 */
export function describeSettings(settings: StartSettings): readonly DescribedSetting[] {
  const { backend, delivery, deployment, dataDir, port, host } = settings;
  const { emulatorHost } = deployment;
  return [
    ['mode', deployment.production ? 'production' : 'development: nothing here is meant for visitors'],
    [
      'site',
      `${settings.siteOrigin}, listening on ${host}:${port}${isLocal(host) ? ' (this machine only)' : ''}`,
    ],
    ...(settings.clock === undefined ? [] : [['clock', `begins at ${settings.clock}`] as const]),
    ['demo world and accounts', deployment.demo ? 'on: the accounts’ password is public' : 'off'],
    ['database', showSetting('DATABASE_URL', settings.databaseUrl ?? `embedded, in ${dataDir}`)],
    ['redis', showSetting('REDIS_URL', backend.redisUrl ?? 'none: one node')],
    [
      'identity',
      emulatorHost === undefined
        ? `Firebase project ${deployment.projectId}, keys from ${backend.firebase.keysUrl}`
        : `Auth emulator at ${emulatorHost}, project ${deployment.projectId}`,
    ],
    ['unsigned tokens', emulatorHost === undefined ? 'refused' : 'ACCEPTED: anyone can be anyone'],
    ['administrator', deployment.adminEmail],
    [
      'administrator’s second factor',
      deployment.wantsSecondFactor ? 'required' : 'off: the password alone lets them in',
    ],
    ['payments', describePayments(settings)],
    ['trusted proxies', backend.trustedProxies],
    ['builds', delivery.RELEASE_STORE ?? `${dataDir}/store`],
    ['release environment', delivery.RELEASE_ENVIRONMENT],
    ['keys made and kept here', madeHere(settings) || 'none'],
    ['alerts', delivery.ALERT_WEBHOOK_URL === undefined ? 'only logged' : 'posted to ALERT_WEBHOOK_URL'],
    ['alerts of members', describeAlerts(settings)],
    ['faults are reported to', delivery.SECURITY_CONTACT ?? 'nobody: SECURITY_CONTACT is not set'],
    ['other systems may publish', backend.webhookToken === undefined ? 'no' : 'with WEBHOOK_TOKEN'],
  ];
}

function isLocal(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

function describePayments({ paypalStandIn, backend: { payment } }: StartSettings): string {
  const { value, currency } = payment.plan.amount;
  const price = `${value} ${currency} for ${payment.plan.days} days`;
  if (paypalStandIn) return `${price}, by the local stand-in: no money moves`;
  if (payment.paypal === undefined) return 'off: no PAYPAL_CLIENT_ID';
  const hook = payment.paypal.webhookId === undefined ? ', no webhook' : '';
  return `${price}, by PayPal at ${payment.paypal.apiUrl}${hook}`;
}

function describeAlerts({ backend: { alerts } }: StartSettings): string {
  const { mail, mayMakeKeys, pushKeys } = alerts;
  const isPushed = pushKeys !== undefined || mayMakeKeys;
  return [
    isPushed ? 'pushed' : 'not pushed: no VAPID_PUBLIC_KEY',
    mail === undefined ? 'not mailed: no SMTP_URL' : `mailed by ${showSetting('SMTP_URL', mail.url)}`,
  ].join(', ');
}

/** What several nodes must be given alike, and is not. */
function madeHere({ backend, delivery }: StartSettings): string {
  const keys: readonly [name: string, value: string | undefined][] = [
    ['PARSE_APP_ID', backend.parse.appId],
    ['PARSE_JAVASCRIPT_KEY', backend.parse.javascriptKey],
    ['PARSE_MASTER_KEY', backend.parse.masterKey],
    ['INTERNAL_TOKEN', backend.internalToken],
    ['SIGNING_KEY', delivery.SIGNING_KEY],
    ['LINK_KEY', delivery.LINK_KEY],
  ];
  return keys
    .filter(([, value]) => value === undefined)
    .map(([name]) => name)
    .join(', ');
}
