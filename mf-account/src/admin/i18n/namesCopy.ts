import { typeset } from '@galopin/shared/lib';

/** What is said of spellings of one name, in `/Admin`. */
export const namesCopy = typeset({
  title: 'Noms réunis',
  note: 'Une même personne, écrite autrement selon la source. Une règle les réunit quand les deux sources nomment le même partant de la même course, avec le même nom et les mêmes initiales de prénoms.',
  none: 'Aucun nom n’a été réuni ni séparé.',
  kinds: { horse: 'Cheval', jockey: 'Jockey ou driver', trainer: 'Entraîneur' },
  by: { rule: 'Par la règle', hand: 'À la main' },
  parted: 'Séparés',
  isOne: 'est',
  isNot: 'n’est pas',
  part: 'Séparer',
  join: 'Réunir',
  partOf: (written: string, name: string) => `Séparer ${written} de ${name}`,
  joinTo: (written: string, name: string) => `Réunir ${written} et ${name}`,
  since: (when: string) => `depuis le ${when}`,
  number: (id: string) => `n° ${id}`,
  more: (shown: string, total: string) => `${shown} affichés sur ${total}`,
  refused: 'Le changement n’a pas été fait. Réessayez dans un instant.',
  missing:
    'Rien n’a été réuni : l’un des deux numéros n’est celui d’aucune page, ou le premier vient d’un export.',
  form: {
    title: 'Réunir deux pages',
    kind: 'Fiche',
    from: 'Numéro qui disparaît',
    into: 'Numéro qui reste',
    fault: 'Le numéro à la fin de l’adresse de la fiche, par exemple 101.',
    same: 'Les deux numéros sont les mêmes.',
    done: (count: string) => `Réunis : ${count}. L’ancienne adresse mène à la nouvelle.`,
    spelling: ['orthographe', 'orthographes'],
  },
} as const);
