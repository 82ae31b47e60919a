import { payPalLook, type PayPalLook, type ShellApi } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';

/**
 * How an order stands at PayPal at this moment.
 * @throws AppError of the API client (`http` whose `details.refusal` says whether PayPal is slow, away, or knows no
 * such order), or `malformed`
 */
export const fetchPayPalStatus = ({ api }: Pick<ShellApi, 'api'>, orderId: string): Promise<PayPalLook> =>
  callApi(api, payPalLook, { params: { orderId } });
