/** What the shell says to visitors, and the sentences the specification gives to the letter (straight apostrophes). */
export const fr = {
  siteName: 'Galopin',
  skipToContent: 'Aller au contenu',
  navigation: {
    label: 'Navigation principale',
    home: 'Accueil',
    day: 'Journée',
    stats: 'Statistiques',
    races: 'Courses',
    quinte: 'Quinté',
    search: 'Recherche',
    account: 'Compte',
    tips: 'Pronostics',
    guide: 'Guide',
    download: 'Téléchargement',
    about: 'À propos',
    profile: 'Mon profil',
    admin: 'Administration',
    signIn: 'Se connecter',
    signOut: 'Se déconnecter',
    loading: 'Chargement de la page…',
  },
  session: {
    unavailable: "Firebase n'est pas disponible. Veuillez rafraîchir la page.",
    resetUnavailable: 'Firebase non disponible',
    starting: 'La connexion démarre…',
  },
  data: {
    initialisationFailed: "Erreur lors de l'initialisation Parse",
    documentDatabaseFailed: 'Erreur lors de l’initialisation de la base de documents',
  },
  stream: {
    missed: 'Informations actualisées',
  },
  messages: {
    title: 'Messages',
    unread: (count: number) => (count === 1 ? 'Messages, 1 non lu' : `Messages, ${count} non lus`),
    many: '9+',
    notLoaded: 'Les messages n’ont pas pu être affichés. Vérifiez votre connexion, puis réessayez.',
  },
  search: {
    open: 'Rechercher',
    notLoaded: 'La recherche n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.',
  },
  favourites: {
    full: {
      horse: 'Vous suivez déjà 200 chevaux : retirez-en un pour en ajouter un autre.',
      jockey: 'Vous suivez déjà 200 jockeys et drivers : retirez-en un pour en ajouter un autre.',
      trainer: 'Vous suivez déjà 200 entraîneurs : retirez-en un pour en ajouter un autre.',
    },
    leftOut: (count: number) =>
      count === 1
        ? 'Un favori de cet appareil n’a pas été repris : votre compte en a déjà 200 de cette sorte.'
        : `${count} favoris de cet appareil n’ont pas été repris : votre compte en a déjà 200 de la même sorte.`,
    notAdded: 'Ce favori n’a pas pu être ajouté. Réessayez.',
    notRemoved: 'Ce favori n’a pas pu être retiré. Réessayez.',
  },
  notFound: {
    title: 'Page introuvable',
    /** Specification, part 2: a path no route knows. */
    unknownPath: (path: string) => `Page not found: ${path}`,
    /** Specification, part 5: a route whose own check refuses the path. */
    invalidPath: (path: string) => `Page Not Found: ${path}`,
    help: 'Cette adresse ne mène à rien : elle a peut-être changé, ou comporte une erreur.',
  },
  theme: {
    label: 'Apparence',
    choices: { auto: 'Automatique', light: 'Claire', dark: 'Sombre' },
  },
  messagePage: {
    home: 'Voir les courses du jour',
    search: 'Rechercher',
  },
  errorPage: {
    /** Specification, part 2. */
    notFound: {
      title: 'Page introuvable',
      help: 'Ce que vous demandez n’existe pas, ou n’existe plus.',
      message: 'Page Not Found',
    },
    internal: {
      title: 'Cette page n’a pas pu s’afficher',
      help: 'Une erreur est survenue en préparant cette page. Le reste du site fonctionne.',
      message: 'Internal Server Error',
    },
    retry: 'Réessayer',
  },
  remote: {
    failedTitle: 'Cette partie du site n’a pas pu être chargée',
    failedText: 'Le reste du site fonctionne. Vérifiez votre connexion, puis réessayez.',
    servedText:
      'Cette page se lit, mais ses boutons ne répondent pas pour l’instant. Rechargez-la pour réessayer.',
    crashedTitle: 'Cette page a rencontré un problème',
    crashedText: 'Le reste du site fonctionne. Vous pouvez la recharger.',
    crashedHeldText:
      'Elle s’est arrêtée pendant votre saisie : rien ne sera rechargé sans votre accord. Le reste du site fonctionne.',
    replace: 'Recharger cette partie',
    disabledTitle: 'Cette partie du site est en maintenance',
    disabledText: 'Le reste du site fonctionne. Revenez un peu plus tard.',
  },
  marks: {
    label: 'Version du site',
    preview: (names: string) => `Aperçu : ${names}`,
    reset: 'Revenir au site',
    staging: 'Site de préparation',
  },
  footer: {
    label: 'Pied de page',
    adults: 'Les jeux d’argent et de hasard sont interdits aux mineurs.',
    help: 'Jouer comporte des risques : endettement, isolement, dépendance. Pour être aidé, appelez le 09 74 75 13 13 (appel non surtaxé) ou consultez',
    helpSite: 'joueurs-info-service.fr',
    about: 'À propos de Galopin',
    notice: 'Mentions légales',
    terms: 'Conditions générales de vente',
    privacy: 'Confidentialité',
    audience: 'Mesure d’audience',
    audienceNotLoaded: 'Ce choix n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.',
  },
  boot: { failed: 'Le site n’a pas pu démarrer. Rechargez la page.' },
} as const;
