import { typeset } from '@galopin/shared/lib';

/** What changes at the last minute, in words. */
export const lastMinuteCopy = typeset({
  title: 'Dernière minute',
  change: 'changement',
  filters: 'Choisir les changements',
  all: 'Tout',
  groups: {
    runners: 'Non-partants',
    riders: 'Jockeys et drivers',
    equipment: 'Ferrure et œillères',
    ground: 'Terrain',
    odds: 'Cotes en baisse',
    programme: 'Horaires',
  },
  kinds: {
    'non-runner': 'Non-partant',
    'runs-again': 'De nouveau partant',
    rider: 'Changement de monte',
    shoeing: 'Ferrure',
    blinkers: 'Œillères',
    ground: 'Terrain',
    'start-time': 'Départ déplacé',
    'called-off': 'Course annulée',
    'odds-fall': 'Cote en baisse',
  },
  fromTo: (before: string, after: string) => `${before} → ${after}`,
  blinkers: { O: 'œillères', A: 'œillères australiennes' } as Readonly<Record<string, string>>,
  noBlinkers: 'sans œillères',
  now: 'Course à',
  none: 'Aucun changement signalé pour cette journée',
  noneText:
    'Non-partants, changements de monte, ferrure, terrain et cotes qui chutent paraissent ici dès qu’ils sont connus.',
  noneOfKind: 'Aucun changement de cette sorte pour le moment.',
  more: (shown: string, total: string) => `Les ${shown} derniers changements sur ${total}.`,
  hidden: (count: number) =>
    count === 1
      ? 'Un autre changement, dans une autre réunion, est visible des membres.'
      : `${count} autres changements, dans d’autres réunions, sont visibles des membres.`,
  alerts: 'Recevoir ces changements pour mes favoris',
  failed: 'Les changements n’ont pas pu être chargés',
  failedText: 'Le service ne répond pas comme prévu. Vérifiez votre connexion, puis réessayez.',
} as const);
