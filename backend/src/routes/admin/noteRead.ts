import type { FastifyRequest } from 'fastify';

/**
 * Writes into the log that the administrator read records of persons: what and how much, never whose nor by which search.
 */
export function noteRead(
  request: FastifyRequest,
  what: 'members' | 'payments' | 'paypal',
  rows: number,
): void {
  request.log.info({ what, rows }, 'The administrator read records of members');
}
