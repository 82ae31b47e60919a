import { typeset } from '@galopin/shared/lib';

/** What waits for the odds of a runner. */
export const priceAlertCopy = typeset({
  open: 'M’alerter sur sa cote',
  when: 'Quand sa cote est à',
  directions: [
    { value: 'at-most', label: 'au plus' },
    { value: 'at-least', label: 'au moins' },
  ],
  odds: 'Cote',
  send: 'M’alerter',
  unusable: 'Une cote de 1,1 à 999 est attendue.',
  kept: 'C’est noté. Vos cotes attendues, et comment vous êtes prévenu : dans votre profil, sous « Alertes ».',
  failed:
    'L’alerte n’a pas été enregistrée : la course est partie, sa réunion n’a pas de numéro, ou vous attendez déjà 30 cotes.',
});
