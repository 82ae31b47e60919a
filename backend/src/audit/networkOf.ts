import { isIPv4 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/**
 * The network of an address, which is enough to recognise an attack and tells nobody apart: an IPv4 /24 or an IPv6 /48.
 * @param address as Fastify's `request.ip` gives it
 */
export function networkOf(address: string): string {
  const plain = normalizeIP(address, 48);
  return isIPv4(plain) ? plain.replace(/\d+$/, '0/24') : `${plain}/48`;
}
