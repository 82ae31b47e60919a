/** What the stand-in lets in. Nothing of it is secret: it holds no money and runs on this machine alone. */
export const STAND_IN = {
  clientId: 'stand-in',
  clientSecret: 'stand-in-secret',
  webhookId: 'stand-in-webhook',
} as const;

/** Settings of a site that pays by the stand-in at `url`. */
export function standInEnvironment(url: string): Readonly<Record<string, string>> {
  return {
    PAYPAL_CLIENT_ID: STAND_IN.clientId,
    PAYPAL_CLIENT_SECRET: STAND_IN.clientSecret,
    PAYPAL_WEBHOOK_ID: STAND_IN.webhookId,
    PAYPAL_API_URL: url,
    PAYPAL_SDK_BASE_URL: `${url}/sdk/js`,
  };
}
