import { titleCase } from './titleCase';

/**
 * Words that have one spelling, accents and all, whatever stands around them. Whatever is also another word or a
 * surname without accents (COTE, MARCHE, FORET, ERIC, BENOIT) stays as PMU writes it.
 */
const SPELT = new Map(
  `Alençon Angoulême Ardèche Béziers Besançon Châlons Château Châteaux Châteaubriant Compiègne Comité Corrèze Critérium
  Drôme Écurie Écuries Élevage Éleveur Éleveurs Été Étoile Étoiles Évêque Évreux Évry Fédération Finistère François
  Françoise Général Générale Hélène Hérault Honoré Isère Jérôme Léon Lozère Mâcon Méditerranée Mémorial Nièvre Nîmes
  Noël Orléans Président Présidente Préfet Provençal Pyrénées République Rhône Saône Société Vallée Vendée`
    .split(/\s+/)
    .map((word) => [word.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase(), word]),
);

/** The name of a race: `PRIX DE L'ETOILE` is `Prix de l'Étoile`. Words that have small letters stay as they are. */
export function prizeName(label: string): string {
  const accented = label.replaceAll(/[\p{L}]+/gu, (word) =>
    (SPELT.get(word) ?? word).toLocaleUpperCase('fr'),
  );
  const isShouted = label === label.toLocaleUpperCase('fr');
  return titleCase(isShouted ? accented : label);
}
