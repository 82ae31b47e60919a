import { typeset } from '@galopin/shared/lib';

/** What stands around every legal page; `help` is HTML. */
export const fr = typeset({
  siteName: 'Galopin',
  navigation: 'Navigation principale',
  pages: {
    home: 'Courses du jour',
    tips: 'Pronostics',
    guide: 'Guide',
    profile: 'Mon profil',
  },
  legalPages: 'Informations légales',
  links: {
    notice: 'Mentions légales',
    terms: 'Conditions générales de vente',
    privacy: 'Confidentialité',
  },
  adults: 'Les jeux d’argent et de hasard sont interdits aux mineurs.',
  risks: 'Jouer comporte des risques : endettement, isolement, dépendance.',
  help: 'Pour être aidé, appelez le 09 74 75 13 13 (appel non surtaxé) ou consultez <a href="https://www.joueurs-info-service.fr" rel="noreferrer">joueurs-info-service.fr</a>.',
} as const);
