/** The choice about the measuring of the audience. */
export const consentCopy = {
  title: 'Mesure d’audience',
  intro:
    'Galopin compte lui-même les pages vues, pour savoir ce qui sert et ce qui ne fonctionne pas. Aucune publicité, aucun tiers, aucun cookie de suivi.',
  audience: 'Mesurer l’audience de mes visites',
  audienceHelp:
    'Activée au départ : la loi dispense d’accord une mesure anonyme, faite par le site pour lui-même. Désactivée, plus rien n’est envoyé et le numéro de visite est effacé.',
  signal:
    'Votre navigateur demande à ne pas être suivi (Global Privacy Control ou Do Not Track) : la mesure est désactivée, sauf si vous l’activez ici.',
  signalOverruled:
    'Votre navigateur demande à ne pas être suivi (Global Privacy Control ou Do Not Track) ; vous avez choisi ici d’être compté malgré tout.',
  link: 'Relier ces mesures à mon compte',
  linkHelp:
    'Désactivé au départ. Avec votre accord, votre numéro de compte est joint aux mesures pendant 90 jours, pour comprendre à quoi sert un compte. L’accord se retire ici à tout moment, et prend fin quand vous vous déconnectez.',
  linkNeedsAudience: 'Sans mesure d’audience, il n’y a rien à relier.',
  facts: [
    'Ce qui est mesuré : les pages vues et leur durée, les actions (onglet, filtre, favori, téléchargement…), le site d’où vous venez et le genre d’appareil.',
    'Ce qui ne l’est pas : votre nom, votre adresse e-mail, ce que vous recherchez, qui vous suivez.',
    'Un numéro de visite, tiré au hasard, relie les pages d’un même onglet et disparaît avec lui.',
  ],
  more: 'Durées de conservation et vos droits :',
  privacy: 'Confidentialité',
  close: 'Fermer',
} as const;
