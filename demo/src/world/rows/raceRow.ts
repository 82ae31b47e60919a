import type { CaractrapRow } from '@galopin/shared/dictionary';
import { clock, dayNumber, isoDay } from '../calendar';
import { totalTime } from '../race/formatTimes';
import type { RunRace } from '../race/types';
import { surfaceOf } from '../stable/recordRace';
import { describeConditions } from './describeConditions';

const GROUNDS = ['léger', 'bon', 'bon souple', 'souple', 'très souple', 'collant', 'lourd'] as const;

function groundOf(softness: number): string {
  return GROUNDS[Math.min(GROUNDS.length - 1, Math.floor(softness * GROUNDS.length))]!;
}

/** « Couvert, terrain souple »; rain changes little of fibre sand. */
function weatherOf(race: RunRace): string {
  const { sky, softness } = race.meeting.weather;
  return surfaceOf(race) === 'PSF' ? `${sky}, piste standard` : `${sky}, terrain ${groundOf(softness)}`;
}

function surroundings(race: RunRace) {
  const { meeting, plan } = race;
  const { course, weather } = meeting;
  return {
    hippo: course.name,
    reun: meeting.reun === null ? course.name : String(meeting.reun),
    meteo: weatherOf(race),
    corde: course.corde,
    pistegp: course.pistegp ?? '',
    temperature: weather.temperature,
    forceVent: weather.forceVent,
    directionVent: weather.directionVent,
    nebulositeLibelleCourt: weather.sky,
    lice: plan.nature === 'plat' && course.gallopTrack === 'PH' ? '0' : '',
    devise: course.devise ?? 'EUR',
  };
}

function programme({ plan }: RunRace) {
  return {
    prix: plan.number,
    prixnom: plan.name,
    heure: clock(plan.minutes),
    typec: plan.discipline,
    handi: plan.handicap,
    reclam: plan.isClaiming ? 'A réclamer' : '',
    dist: String(plan.dist),
    groupe: plan.groupe,
    sex: plan.sex,
    age: plan.age.label,
    autos: plan.mobile ? '1' : '0',
    cheque: String(plan.purse),
    quinte: plan.isQuinte ? 1 : 0,
    courseabc: plan.courseabc,
    europ: '',
    amat: '',
  };
}

/** The race as it stands after its finish. */
export function raceRow(race: RunRace, jour: string): CaractrapRow {
  const classed = race.outcomes.filter((outcome) => outcome.rank !== null);
  const winner = classed[0];
  return {
    id: race.id,
    comp: race.id,
    jour,
    ...surroundings(race),
    ...programme(race),
    partant: String(race.field.entries.length),
    natpis: surfaceOf(race),
    condi: describeConditions(race),
    arriv: classed.map((outcome) => outcome.entry.numero).join('-'),
    tempscourse: winner === undefined ? '' : totalTime(winner.time),
    url: '',
    ref: '',
    updatedAt: null,
    createdAt: `${isoDay(dayNumber(jour) - 1)} 00:40:00`,
  };
}
