import { typeset } from '../../typeset/typeset';

/** Why an answer is not there, short enough to stand in brackets behind what a page says of it. */
export const failureCopy = typeset({
  network: 'pas de réponse du site',
  http: (status: number) => `erreur ${status}`,
  tooMany: 'trop de demandes en peu de temps',
  malformed: 'réponse illisible',
  other: 'erreur imprévue',
} as const);
