import type { PublicConfig } from '@galopin/shared/contracts';
import type { DeliverySettings } from '../settings/env';
import { demoAccounts } from './demoAccounts';

/** What the page may know of its surroundings; nothing of it is ever part of a build. */
export function publicConfig(settings: DeliverySettings, environment: string): PublicConfig {
  return {
    firebase: {
      apiKey: settings.FIREBASE_API_KEY,
      authDomain: settings.FIREBASE_AUTH_DOMAIN,
      projectId: settings.FIREBASE_PROJECT_ID,
      storageBucket: settings.FIREBASE_STORAGE_BUCKET,
      emulator: settings.FIREBASE_AUTH_EMULATOR_HOST !== undefined,
    },
    parse: {
      appId: settings.PARSE_APP_ID,
      javascriptKey: settings.PARSE_JAVASCRIPT_KEY,
      serverPath: '/parse',
    },
    streamPath: settings.NOTIFICATION_STREAM_PATH,
    demo: settings.DEMO,
    ...(settings.DEMO && { demoAccounts: demoAccounts(settings.ADMIN_EMAIL) }),
    environment,
    ...(settings.FIRST_COMMIT_SECONDS !== undefined && {
      firstCommitLimit: settings.FIRST_COMMIT_SECONDS * 1000,
    }),
    ...(settings.PAYPAL_CLIENT_ID !== undefined && {
      paypal: {
        clientId: settings.PAYPAL_CLIENT_ID,
        currency: settings.PAYPAL_CURRENCY,
        ...(settings.PAYPAL_SDK_BASE_URL !== undefined && { sdkBaseUrl: settings.PAYPAL_SDK_BASE_URL }),
      },
    }),
  };
}
