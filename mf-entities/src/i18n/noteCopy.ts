import { typeset } from '@galopin/shared/lib';

/** What a member notes of a horse. */
export const noteCopy = typeset({
  spotted: 'Repéré',
  open: 'Ma note',
  title: (horse: string) => `Ma note sur ${horse}`,
  help: (most: string) => `Visible de vous seul. ${most} caractères au plus.`,
  tooLong: (given: string, most: string) => `${given} caractères : ${most} au plus.`,
  save: 'Enregistrer la note',
  remove: 'Supprimer la note',
  saved: 'Note enregistrée.',
  removed: 'Note supprimée.',
  notSaved: (reason: string) =>
    `La note n’est pas enregistrée : votre texte reste ici, réessayez. (${reason})`,
  notRemoved: (reason: string) => `La note n’a pas pu être supprimée. (${reason})`,
  tooMany: (most: number) =>
    `La note n’est pas enregistrée : vous avez déjà ${most} chevaux repérés. Supprimez une note dans « Mon profil », puis réessayez.`,
  loading: 'Chargement de votre note…',
  failed: (reason: string) => `Votre note n’a pas pu être chargée. (${reason})`,
  retry: 'Réessayer',
  account: 'Il faut un compte pour repérer un cheval et garder une note.',
  signIn: 'Se connecter',
} as const);
