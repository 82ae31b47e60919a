import { adminPath } from './adminAddress';

/** Names that delivery knows look like this; anything else names none. */
const NAME = /^[a-z][a-z0-9-]{0,30}$/;

/** Team that `?equipe=` asks for; null for none, or for what cannot be one. */
export function readTeam({ equipe = '' }: Readonly<Record<string, string>>): string | null {
  return NAME.test(equipe) ? equipe : null;
}

/** Where a team's page is, or without a team all that may be read. */
export const teamsPath = (team?: string): string => adminPath('teams', { equipe: team });
