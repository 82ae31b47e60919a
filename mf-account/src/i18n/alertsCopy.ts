import type { AlertChannel, AlertKind, AlertPrice } from '@galopin/shared/contracts';
import { formatOdds, formatParisTime, formatShortDay, typeset } from '@galopin/shared/lib';
import { raceLabel } from '@galopin/shared/racing';

const kinds: Readonly<Record<AlertKind, string>> = {
  declared: 'Déclaré partant',
  'non-runner': 'Non-partant',
  departure: 'Départ dans 10 min',
  arrival: 'Arrivée définitive',
  odds: 'Cotes attendues',
};
const channels: Readonly<Record<AlertChannel, string>> = {
  page: 'Site',
  push: 'Appareils',
  mail: 'Courriel',
};

/** What `/Profile` says of alerts. */
export const alertsCopy = typeset({
  title: 'Alertes',
  intro:
    'Soyez prévenu de ce qui arrive à vos favoris, et des cotes que vous attendez. Chaque message s’arrête d’un geste.',
  failed: 'Vos alertes n’ont pas pu être lues',
  failedText: 'Rien n’est perdu : vos choix restent sur votre compte. Réessayez dans un instant.',
  notSaved: 'Le changement n’a pas été enregistré. Réessayez dans un instant.',
  tooMany: 'Vous avez déjà 10 appareils : retirez-en un.',
  table: 'Ce dont je suis prévenu',
  event: 'Événement',
  kinds,
  channels,
  choice: (kind: AlertKind, channel: AlertChannel) => `${kinds[kind]} : ${channels[channel]}`,
  noMail: 'Ce site n’envoie pas de courriel.',
  unverified:
    'Pour le courriel, confirmez d’abord votre adresse par le lien reçu à l’inscription, puis reconnectez-vous.',
  mailTo: (address: string) => `Courriel envoyé à ${address}.`,
  devices: 'Appareils',
  noDevice: 'Aucun appareil ne reçoit encore d’alertes.',
  thisDevice: 'cet appareil',
  since: (day: string) => `depuis le ${day}`,
  device: {
    on: 'Cet appareil reçoit vos alertes.',
    looking: 'Vérification de cet appareil…',
    off: 'Cet appareil ne reçoit pas d’alertes.',
    unsupported:
      'Ce navigateur ne reçoit pas d’alertes. Sur iPhone et iPad, ajoutez d’abord le site à l’écran d’accueil.',
    denied: 'Les notifications sont refusées pour ce site : autorisez-les dans les réglages du navigateur.',
    unavailable: 'Ce site n’envoie pas d’alertes aux appareils.',
    failed: 'Cet appareil n’a pas pu être inscrit auprès du service de son navigateur. Réessayez plus tard.',
  },
  switchOn: 'Activer sur cet appareil',
  remove: 'Retirer',
  removeDevice: (name: string) => `Retirer ${name}`,
  prices: 'Cotes attendues',
  noPrice: 'Aucune. On les demande sur la page d’une course, dans le détail d’un partant.',
  price: ({ number, horse, direction, odds }: AlertPrice) =>
    `N° ${number} ${horse} : ${formatOdds(odds)} ou ${direction === 'at-most' ? 'moins' : 'plus'}`,
  priceRace: ({ meeting, raceNumber, racecourse, jour, time }: AlertPrice) =>
    [
      [raceLabel(meeting, raceNumber), racecourse].filter(Boolean).join(' '),
      [formatShortDay(jour), ...(time === null ? [] : [formatParisTime(time)])].join(', '),
    ].join(' – '),
  browsers: { unknown: 'Navigateur', on: (browser: string, system: string) => `${browser}, ${system}` },
});
