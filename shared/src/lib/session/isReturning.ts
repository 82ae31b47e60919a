import type { Session } from '../../contracts';

/** A member who comes back, whom the provider has not confirmed yet. */
export const isReturning = (session: Session): boolean =>
  session.status === 'unknown' && session.expected === 'member';
