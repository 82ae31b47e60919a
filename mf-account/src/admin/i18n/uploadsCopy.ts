import { typeset } from '@galopin/shared/lib';

/** What is said of files that are sent to be imported, in `/Admin`. */
export const uploadsCopy = typeset({
  title: 'Importer des fichiers',
  note: 'Exports pturf (JSON, CSV, SQL), documents du PMU, presse en CSV ; aussi compressés par gzip. 200 Mo au plus par fichier.',
  drop: 'Déposez des fichiers ici, ou cliquez pour en choisir',
  race: 'Course des documents du PMU (facultatif)',
  raceHelp: 'Pour ceux qui ne nomment pas leur course, par exemple 2026-07-07/R1/C1.',
  raceFault: 'Une course s’écrit 2026-07-07/R1/C1 : jour, réunion, course.',
  list: 'Fichiers envoyés',
  waiting: 'En attente',
  sending: (percent: string) => `Envoi : ${percent}`,
  importing: 'Import en cours',
  sent: (name: string) => `Envoi de ${name}`,
  rejects: (name: string) => `Lignes refusées de ${name}`,
  more: (count: string) => `… et ${count}`,
  faults: {
    tooLarge: 'Ce fichier dépasse 200 Mo : découpez-le ou compressez-le par gzip.',
    empty: 'Ce fichier est vide.',
    unreadable: 'Ce fichier n’a pas pu être lu sur votre appareil.',
    offline: 'Le site n’a pas répondu : vérifiez votre connexion, puis envoyez ce fichier à nouveau.',
    denied: 'Votre connexion ne permet pas cet envoi. Reconnectez-vous, puis envoyez ce fichier à nouveau.',
    refused: 'Le site a refusé ce fichier. Envoyez-le à nouveau dans un instant.',
  },
  unread: 'Le résultat n’a pas pu être lu. Une nouvelle lecture suit.',
} as const);
