import { typeset } from '@galopin/shared/lib';

/** The page that says what the site is. */
export const aboutCopy = typeset({
  title: 'À propos de Galopin',
  subtitle:
    'Un site d’information sur les courses hippiques : le programme, les partants, les arrivées, les statistiques.',
  demoTitle: 'Vous êtes sur une version de démonstration',
  demoText:
    'Sauf données importées, les réunions, les chevaux, les personnes, les cotes et les résultats affichés sont fictifs, fabriqués pour montrer le site. Ils ne correspondent à aucune course réelle : ne pariez pas d’après eux.',
  what: {
    title: 'Ce que vous trouvez ici',
    text: 'Les réunions du jour et leurs arrivées, une page pour chaque course, cheval, jockey et entraîneur, des pronostics et un guide des paris. Galopin informe : le site ne prend aucun pari et n’encaisse aucune mise.',
    day: 'Voir la journée',
    guide: 'Lire le guide des paris',
  },
  access: {
    title: 'Qui voit quoi',
    visitor: {
      term: 'Sans compte',
      text: 'La réunion 1 du jour, les pages des courses, chevaux, jockeys et entraîneurs, un pronostic du jour et le guide des paris.',
    },
    member: {
      term: 'Membre (gratuit)',
      text: 'Toutes les réunions, n’importe quelle journée enregistrée et les statistiques.',
    },
    subscriber: {
      term: 'Abonné',
      text: 'Tous les pronostics, les statistiques complètes et le téléchargement des données au format CSV, pendant 30 jours à compter du paiement.',
    },
    profile: 'Voir mon profil et mon abonnement',
  },
  data: {
    title: 'D’où viennent les données',
    recorded:
      'Les programmes, les partants, les cotes et les arrivées sont enregistrés course par course, puis conservés : les pages des chevaux et des personnes, comme les statistiques, ne portent que sur les courses enregistrées.',
    gaps: 'Une valeur inconnue est affichée « – ». Une course passée dont l’arrivée n’a pas été reçue porte la mention « résultat non communiqué ». Une arrivée reste provisoire tant qu’elle n’est pas annoncée définitive.',
    tips: 'Les pronostics sont des avis. Ils ne garantissent aucun résultat ; leur réussite passée est comptée sur la page des pronostics.',
    lastDay: (day: string) => `Dernière journée enregistrée : ${day}`,
    meeting: 'réunion',
    race: 'course',
    runner: 'partant',
    nothing: 'Aucune journée n’est encore enregistrée.',
    unknown: 'La fraîcheur des données n’a pas pu être vérifiée.',
    retry: 'Réessayer',
  },
  time: {
    title: 'Heures et journées',
    text: 'Les heures de départ sont à l’heure de Paris. Une journée va de minuit à minuit en temps universel (UTC) : à Paris, la page du jour change donc à 1 h en hiver et à 2 h en été.',
  },
  privacy: {
    title: 'Compte et paiement',
    text: 'Le compte demande une adresse e-mail et un mot de passe. Le paiement passe par PayPal : aucun numéro de carte n’est demandé ni conservé par le site. La fréquentation des pages est mesurée pour améliorer le service.',
  },
  contact: {
    title: 'Nous signaler une erreur',
    text: 'Une question, une erreur dans les données ? Adressez-vous à l’administrateur de ce site, en indiquant la page et, pour une course, sa date et son numéro (par exemple R1 C4).',
    legal: 'L’adresse de l’éditeur et celle de l’hébergeur sont dans les mentions légales.',
    notice: 'Mentions légales',
    privacy: 'Confidentialité',
  },
  risks: 'Jeu responsable',
} as const);
