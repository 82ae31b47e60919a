import type { GuideArticle } from '@galopin/shared/contracts';

const article = (position: number, slug: string, title: string, ...[summary, ...paragraphs]: string[]) => ({
  position,
  slug,
  title,
  summary: summary!,
  body: paragraphs.join('\n\n'),
});

/** Articles of the demo's betting guide, in French. */
export const DEMO_ARTICLES: readonly GuideArticle[] = [
  article(
    1,
    'lire-une-musique',
    'Lire la musique d’un cheval',
    'Ses dernières courses en quelques signes, de la plus récente à la plus ancienne.',
    'Chaque élément donne un résultat puis une discipline : « 3a » est une troisième place au trot attelé, « Dm » une disqualification au trot monté, « Th » une chute sur les haies. Les lettres sont a (attelé), m (monté), p (plat), h (haies), s (steeple-chase) et c (cross-country).',
    'Une année entre parenthèses ferme ce qui précède : dans « 1a 4a (25) 2a », la dernière place date de 2025. Une absence de plus de cinquante jours coûte souvent un rang ou deux : regardez aussi la date de la dernière course.',
    'Une musique régulière à un niveau élevé vaut mieux qu’une victoire isolée dans un lot modeste : comparez toujours les allocations des courses passées à celle du jour.',
  ),
  article(
    2,
    'comprendre-les-cotes',
    'Comprendre les cotes',
    'Ce que rapporte un euro misé, et ce que cela dit des chances.',
    'Au pari mutuel, les joueurs se partagent les enjeux après prélèvement. Une cote de 4 rend 4 € pour 1 € misé ; elle correspond à environ une chance sur cinq, car une part des enjeux est retenue.',
    'La cote probable du matin est un avis ; la cote du départ est le jugement de tous. Une cote qui baisse nettement dans la dernière demi-heure signale un cheval attendu.',
    'Les favoris gagnent entre une course sur quatre et une sur trois. Ils sont donc battus le plus souvent : aucune cote, si basse soit-elle, n’est une certitude.',
  ),
  article(
    3,
    'ferrure-et-oeilleres',
    'Ferrure et œillères',
    'Deux détails du programme qui changent une course.',
    'Au trot, un cheval déferré des quatre pieds (« D4 ») court plus léger et gagne souvent quelques dixièmes au kilomètre. Son entourage le garde pour les jours qui comptent.',
    'Au galop, des œillères aident un cheval distrait à se concentrer. La première fois est la plus parlante : elle est signalée dans le tableau des partants.',
  ),
  article(
    4,
    'non-partants-et-dead-heat',
    'Non-partants, dead-heat et courses annulées',
    'Ce que devient votre pari quand tout ne se passe pas comme prévu.',
    'Un cheval déclaré non-partant est remboursé au pari simple. Si une course est annulée, toutes les mises sont rendues.',
    'Lorsque deux chevaux ne peuvent être départagés, il y a dead-heat : chacun est payé, et le rapport est plus faible que s’il avait gagné seul.',
    'Une arrivée reste provisoire tant que les commissaires ne l’ont pas validée. Un cheval passé en tête peut encore être disqualifié ou rétrogradé : seule l’arrivée définitive fait foi.',
  ),
  article(
    5,
    'jouer-sans-se-perdre',
    'Jouer sans se perdre',
    'Fixer son budget avant la première course.',
    'Décidez d’avance d’une somme que vous pouvez perdre, et arrêtez-vous quand elle est jouée. Ne cherchez jamais à vous refaire dans la course suivante.',
    'Les jeux d’argent sont interdits aux mineurs et peuvent créer une dépendance. Joueurs Info Service répond au 09 74 75 13 13, appel non surtaxé.',
  ),
];
