import type { FastifyPluginAsync } from 'fastify';
import type { DeliverySettings } from '../settings/env';

export interface SecurityTextOptions extends Pick<DeliverySettings, 'SECURITY_CONTACT' | 'SITE_ORIGIN'> {
  readonly now: () => Date;
}

const PATH = '/.well-known/security.txt';
const DAY_MS = 86_400_000;
/** Days for which the address given counts; the standard asks for less than a year. */
const VALID_DAYS = 180;

/**
 * `GET /.well-known/security.txt`: where faults that endanger visitors are reported; not there without an address.
 * @source https://www.rfc-editor.org/rfc/rfc9116
 */
export const securityTextRoute: FastifyPluginAsync<SecurityTextOptions> = async (
  app,
  { SECURITY_CONTACT, SITE_ORIGIN, now },
) => {
  app.get(PATH, (_request, reply) => {
    void reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400');
    if (SECURITY_CONTACT === undefined) return reply.code(404).send('No address is published here.\n');
    const today = Math.floor(now().getTime() / DAY_MS);
    const lines = [
      `Contact: ${SECURITY_CONTACT}`,
      `Expires: ${new Date((today + VALID_DAYS) * DAY_MS).toISOString()}`,
      'Preferred-Languages: fr, en',
      `Canonical: ${new URL(PATH, SITE_ORIGIN).href}`,
    ];
    return reply.send(`${lines.join('\n')}\n`);
  });
};
