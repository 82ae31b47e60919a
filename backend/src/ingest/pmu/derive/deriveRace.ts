import type { Cells } from '../../identity/overlayRow';
import type { RaceKey } from '../../../races/store/RaceKey';
import { fieldsOf, listOf, numberOf, textOf, wholeOf, type Fields } from '../fields';
import type { RaceDocuments } from '../RaceDocuments';
import { parisMoment, totalTime } from './moments';
import { readOrder } from './readOrder';
import { titleCase } from './titleCase';
import { translate, type OnUnknown } from './vocabulary';

const AGES = ['UN', 'DEUX', 'TROIS', 'QUATRE', 'CINQ', 'SIX', 'SEPT', 'HUIT', 'NEUF', 'DIX'];

/** `DEUX_ANS` is `2`, `QUATRE_ANS_ET_PLUS` is `4+`; others, such as `CINQ_A_DIX_ANS`, keep both ends: `5-10`. */
export function readAge(condition: string): string {
  const ages = condition.split('_').map((word) => AGES.indexOf(word) + 1);
  const [first, second] = ages.filter((age) => age > 0);
  if (first === undefined) return '';
  if (second !== undefined) return `${first}-${second}`;
  return condition.endsWith('_ET_PLUS') ? `${first}+` : String(first);
}

/** What the category and the conditions say of handicap, class and riders. */
function category(race: Fields) {
  const word = textOf(race, 'categorieParticularite');
  const conditions = textOf(race, 'conditions');
  const group = /^GROUPE_(I{1,3})$/.exec(word)?.[1];
  const letter = /\bCourse ([A-HR])\b/.exec(conditions)?.[1];
  const isTrot = textOf(race, 'specialite').startsWith('TROT');
  const courseabc = isTrot && letter !== undefined ? `Course ${letter}` : '';
  const isDivided = word.includes('DIVISE');
  return {
    handi: word.startsWith('HANDICAP') ? (isDivided ? 'Handicap divisé' : 'Handicap') : '',
    reclam: word.endsWith('A_RECLAMER') ? 'A réclamer' : '',
    groupe: group !== undefined ? `Groupe ${group}` : word === 'LISTED' ? 'Listed' : courseabc,
    courseabc,
    autos: word.includes('AUTOSTART') ? '1' : '0',
    europ: word.startsWith('EUROPEENNE') ? 'eur' : word.startsWith('NATIONALE') ? 'nat' : '',
    amat: word.startsWith('AMATEURS') ? 'Amateurs' : word.startsWith('APPRENTIS') ? 'Apprentis' : '',
  };
}

/** The Quinté+ is a bet on the race, or an event of the meeting that names it. */
function isQuinte(meeting: Fields, race: Fields, key: RaceKey): boolean {
  const isQuintePlus = (fields: Fields) => /^(E_)?QUINTE_PLUS$/.test(textOf(fields, 'codePari'));
  const names = (event: Fields) => {
    const named = fieldsOf(event, 'course');
    return numberOf(named, 'numReunion') === key.reun && numberOf(named, 'numOrdre') === key.prix;
  };
  return (
    listOf(race, 'paris').some(isQuintePlus) ||
    listOf(meeting, 'parisEvenement').some((event) => isQuintePlus(event) && names(event))
  );
}

function weather(meeting: Fields) {
  const meteo = fieldsOf(meeting, 'meteo');
  return {
    meteo: textOf(meteo, 'nebulositeLibelleLong'),
    nebulositeLibelleCourt: textOf(meteo, 'nebulositeLibelleCourt'),
    temperature: wholeOf(meteo, 'temperature') ?? 0,
    forceVent: wholeOf(meteo, 'forceVent') ?? 0,
    directionVent: textOf(meteo, 'directionVent'),
  };
}

function track(race: Fields): string {
  const found = /\(([^()]*PISTE[^()]*)\)|\b((?:GRANDE|MOYENNE|PETITE) PISTE)\b/i.exec(
    textOf(race, 'parcours'),
  );
  const words = (found?.[1] ?? found?.[2] ?? '').toLocaleLowerCase('fr');
  return words.slice(0, 1).toLocaleUpperCase('fr') + words.slice(1);
}

function placeOf(meeting: Fields, race: Fields): string {
  const names = [meeting, race].map((fields) => textOf(fieldsOf(fields, 'hippodrome'), 'libelleCourt'));
  return titleCase(names.find((name) => name !== '') ?? '');
}

const asText = (value: number | null) => (value === null ? '' : String(value));

/**
 * The columns of `caractrap` that PMU's documents of a race fill, ids left out. Prize money is in euros, times of
 * day in Paris.
 */
export function deriveRace(key: RaceKey, { meeting, race }: RaceDocuments, onUnknown: OnUnknown): Cells {
  const order = readOrder(race['ordreArrivee']);
  const money = wholeOf(race, 'montantTotalOffert') ?? wholeOf(race, 'montantPrix');
  const discipline = textOf(race, 'discipline');
  return {
    ...weather(meeting),
    ...category(race),
    jour: key.jour,
    reun: String(key.reun),
    prix: key.prix,
    heure: parisMoment(numberOf(race, 'heureDepart'))?.heure ?? null,
    hippo: placeOf(meeting, race),
    prixnom: titleCase(textOf(race, 'libelle')),
    typec: translate('discipline', discipline, onUnknown, titleCase(discipline)),
    partant: asText(wholeOf(race, 'nombreDeclaresPartants')),
    dist: asText(wholeOf(race, 'distance')),
    sex: translate('conditionSexe', textOf(race, 'conditionSexe'), onUnknown),
    corde: translate('corde', textOf(race, 'corde'), onUnknown),
    age: readAge(textOf(race, 'conditionAge')),
    cheque: asText(money),
    quinte: isQuinte(meeting, race, key) ? 1 : 0,
    natpis: translate('typePiste', textOf(race, 'typePiste'), onUnknown),
    pistegp: track(race),
    arriv: order.flat().join('-'),
    condi: textOf(race, 'conditions'),
    tempscourse: totalTime(numberOf(race, 'dureeCourse')),
    devise: 'EUR',
  };
}
