/** What the measuring of the audience says: the first three are the specification's, to the letter (part 8). */
export const audienceCopy = {
  failed: {
    pageView: 'Erreur tracking page view',
    event: 'Erreur tracking event',
    duration: 'Erreur tracking durée',
  },
  noSession: 'Mesure d’audience : identifiant de session manquant',
  noUrl: 'Mesure d’audience : adresse de page manquante',
  invalidDuration: 'Mesure d’audience : durée de page invalide',
  beaconRefused: 'Mesure d’audience : le navigateur a refusé l’envoi de la durée',
} as const;
