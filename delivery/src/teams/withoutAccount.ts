import { ADMINISTRATOR } from '../access/owners';

/** Who made a change, without the account where that is the administrator's: a team has no use for it. */
export const withoutAccount = (actor: string): string =>
  actor.startsWith(`${ADMINISTRATOR}:`) ? ADMINISTRATOR : actor;
