/** What delivery itself says to visitors. */
export const fr = {
  backToSite: 'Aller au site',
  override: {
    title: 'Aperçu indisponible',
    forged: 'Ce lien n’est pas valable : il est incomplet ou a été modifié.',
    expired: 'Ce lien a expiré. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
    unknown: (build: string) => `La version ${build} n’est pas connue de ce site.`,
    elsewhere: (environment: string) =>
      `Ce lien montre l’environnement « ${environment} ». Ouvrez d’abord celui-ci, puis le lien à nouveau.`,
    refused: 'Cette version ne peut pas fonctionner avec le site tel qu’il est aujourd’hui :',
    finding: (rule: string, found: string, wanted: string) => `${rule} : ${found} (attendu : ${wanted})`,
  },
  reset: { title: 'Aperçu terminé', text: 'Vous voyez de nouveau le site comme tout le monde.' },
  environment: {
    title: 'Retour au site public',
    left: 'Vous voyez de nouveau le site public.',
    refused: 'La clé de ce lien n’est pas valable ou a expiré. Vous voyez le site public.',
    unknown: (name: string) => `Il n’y a pas d’environnement « ${name} ».`,
  },
} as const;
