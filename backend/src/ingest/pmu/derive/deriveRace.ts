import type { Cells } from '../../identity/overlayRow';
import type { RaceKey } from '../../../races/store/RaceKey';
import { fieldsOf, listOf, numberOf, textOf, wholeOf, type Fields } from '../fields';
import type { RaceDocuments } from '../RaceDocuments';
import { readAge, readAgeOf } from './ages';
import { currencyOf } from './countries';
import { parisMoment, totalTime } from './moments';
import { prizeName } from './prizeName';
import { racecourseName } from './racecourses';
import { readOrder } from './readOrder';
import { skyAndGround, surfaceOf, trackOf } from './surface';
import { titleCase } from './titleCase';
import { translate, type OnUnknown } from './vocabulary';

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

function weather(meeting: Fields, race: Fields) {
  const meteo = fieldsOf(meeting, 'meteo');
  const short = textOf(meteo, 'nebulositeLibelleCourt');
  return {
    meteo: skyAndGround({ short, long: textOf(meteo, 'nebulositeLibelleLong') }, race),
    nebulositeLibelleCourt: short,
    temperature: wholeOf(meteo, 'temperature') ?? 0,
    forceVent: wholeOf(meteo, 'forceVent') ?? 0,
    directionVent: textOf(meteo, 'directionVent'),
  };
}

function placeOf(meeting: Fields, race: Fields): string {
  const places = [meeting, race].map((fields) => fieldsOf(fields, 'hippodrome'));
  const first = (name: string) =>
    places.map((place) => textOf(place, name)).find((text) => text !== '') ?? '';
  return racecourseName(first('code') || first('codeHippodrome'), first('libelleCourt'));
}

const asText = (value: number | null) => (value === null ? '' : String(value));

/**
 * The columns of `caractrap` that PMU's documents of a race fill, ids left out. Prize money is in `devise`, times
 * of day in Paris.
 */
export function deriveRace(key: RaceKey, { meeting, race }: RaceDocuments, onUnknown: OnUnknown): Cells {
  const order = readOrder(race['ordreArrivee']);
  const money = wholeOf(race, 'montantTotalOffert') ?? wholeOf(race, 'montantPrix');
  const discipline = textOf(race, 'discipline');
  return {
    ...weather(meeting, race),
    ...category(race),
    jour: key.jour,
    reun: String(key.reun),
    prix: key.prix,
    heure: parisMoment(numberOf(race, 'heureDepart'))?.heure ?? null,
    hippo: placeOf(meeting, race),
    prixnom: prizeName(textOf(race, 'libelle')),
    typec: translate('discipline', discipline, onUnknown, titleCase(discipline)),
    partant: asText(wholeOf(race, 'nombreDeclaresPartants')),
    dist: asText(wholeOf(race, 'distance')),
    sex: translate('conditionSexe', textOf(race, 'conditionSexe'), onUnknown),
    corde: translate('corde', textOf(race, 'corde'), onUnknown),
    age: readAge(textOf(race, 'conditionAge')) || readAgeOf(textOf(race, 'conditions')),
    cheque: asText(money),
    quinte: isQuinte(meeting, race, key) ? 1 : 0,
    natpis: surfaceOf(race, onUnknown),
    pistegp: trackOf(race),
    arriv: order.flat().join('-'),
    condi: textOf(race, 'conditions'),
    tempscourse: totalTime(numberOf(race, 'dureeCourse')),
    devise: currencyOf(
      textOf(race, 'devise') || textOf(meeting, 'devise'),
      textOf(fieldsOf(meeting, 'pays'), 'code'),
    ),
  };
}
