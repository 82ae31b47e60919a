import { SettingsError } from '@galopin/shared/settings';
import * as v from 'valibot';
import type { SubscriptionPlan } from './createPayments';
import type { PayPalClientOptions } from './paypal/createPayPalClient';

const PAYPAL = 'https://api-m.paypal.com';
const DAYS_WANTED = 'days in whole thirties, up to 360, are wanted';
const PRICE_WANTED = 'a price like 9.90 is wanted';
const API_WANTED = 'the address of PayPal’s API is wanted';

/** Every environment variable of payments, with its rule and its default. */
export const PaymentEnvironment = v.object({
  SUBSCRIPTION_PRICE: v.pipe(
    v.optional(v.string(), '9.90'),
    v.regex(/^\d{1,5}\.\d{2}$/, PRICE_WANTED),
    v.check((price) => Number(price) > 0, PRICE_WANTED),
  ),
  // The rule of subscriptions counts in thirties.
  SUBSCRIPTION_DAYS: v.pipe(
    v.optional(v.string(), '30'),
    v.regex(/^\d{1,3}$/, DAYS_WANTED),
    v.transform(Number),
    v.check((days) => days > 0 && days <= 360 && days % 30 === 0, DAYS_WANTED),
  ),
  PAYPAL_CURRENCY: v.pipe(
    v.optional(v.string(), 'EUR'),
    v.regex(/^[A-Z]{3}$/, 'a currency like EUR is wanted'),
  ),
  PAYPAL_CLIENT_ID: v.optional(v.string()),
  PAYPAL_CLIENT_SECRET: v.optional(v.string()),
  PAYPAL_API_URL: v.optional(
    v.pipe(
      v.string(),
      v.url(API_WANTED),
      v.regex(/^https?:\/\//, API_WANTED),
      v.transform((url) => url.replace(/\/+$/, '')),
    ),
    PAYPAL,
  ),
  PAYPAL_WEBHOOK_ID: v.optional(v.string()),
});

export interface PaymentSettings {
  readonly plan: SubscriptionPlan;
  /** Absent where nothing can be paid. */
  readonly paypal: PayPalClientOptions | undefined;
}

/** @throws SettingsError where PayPal's client id or its secret is there without the other */
export function readPaymentSettings(read: v.InferOutput<typeof PaymentEnvironment>): PaymentSettings {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret } = read;
  const plan = {
    amount: { value: read.SUBSCRIPTION_PRICE, currency: read.PAYPAL_CURRENCY },
    days: read.SUBSCRIPTION_DAYS,
  };
  if (clientId === undefined && clientSecret === undefined) return { plan, paypal: undefined };
  if (clientId === undefined || clientSecret === undefined) {
    const [name, other] =
      clientId === undefined
        ? ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET']
        : ['PAYPAL_CLIENT_SECRET', 'PAYPAL_CLIENT_ID'];
    throw new SettingsError([{ name, found: undefined, wanted: `is wanted with ${other}` }]);
  }
  return {
    plan,
    paypal: { apiUrl: read.PAYPAL_API_URL, clientId, clientSecret, webhookId: read.PAYPAL_WEBHOOK_ID },
  };
}
