/** The search dialog. */
export const searchCopy = {
  label: 'Rechercher une course, un cheval, un jockey, un entraîneur',
  placeholder: 'Cheval, jockey, course, R1C3…',
  recent: 'Recherches récentes',
  forget: 'Effacer les recherches récentes',
  groups: {
    race: 'Courses',
    horse: 'Chevaux',
    jockey: 'Jockeys et drivers',
    trainer: 'Entraîneurs',
  },
  hint: 'Au moins deux lettres d’un nom, d’un hippodrome ou d’un prix, ou un numéro de course comme R1C3.',
  searching: 'Recherche en cours…',
  found: (count: number) => (count === 1 ? 'Un résultat' : `${count} résultats`),
  approximate: 'Rien ne s’écrit exactement ainsi. Vouliez-vous dire :',
  nothing: (text: string) =>
    `Aucun résultat pour « ${text} ». Les courses se trouvent sur quinze jours, les noms dans toutes les courses connues.`,
  failed: 'La recherche n’a pas abouti. Continuez à écrire, ou réessayez dans un instant.',
  offline: 'Vous êtes hors connexion : la recherche reprendra avec elle.',
  tooMany: 'Trop de recherches à la fois. Réessayez dans une minute.',
  today: 'Aujourd’hui',
  runsToday: 'Au programme aujourd’hui',
  runsOn: (day: string) => `Au programme le ${day}`,
  lastRan: (day: string) => `Dernière course le ${day}`,
} as const;
