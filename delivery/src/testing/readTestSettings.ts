import { readDeliverySettings, withParseKeys, type DeliverySettings } from '../settings/env';

/** Delivery's settings as a test gives them; nothing is read from or written to a disk. */
export function readTestSettings(environment: Readonly<Record<string, string>> = {}): DeliverySettings {
  return withParseKeys(
    readDeliverySettings({
      DATABASE_URL: 'postgres://localhost/none',
      PARSE_APP_ID: 'test-application',
      PARSE_JAVASCRIPT_KEY: 'test-javascript-key',
      ...environment,
    }),
  );
}
