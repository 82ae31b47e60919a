import { typeset } from '@galopin/shared/lib';

/** Handing on an address. */
export const shareCopy = typeset({
  share: 'Partager',
  copied: 'Adresse copiée.',
  failed: 'L’adresse n’a pas pu être copiée : prenez-la dans la barre du navigateur.',
} as const);
