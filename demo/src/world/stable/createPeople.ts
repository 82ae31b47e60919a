import { INITIALS, STABLES, SURNAMES } from '../data/names';
import type { Nature } from '../data/racecourses';
import type { Random } from '../random/createRandom';
import { emptyTally, type Person, type Role } from './types';

export interface People {
  readonly riders: Readonly<Record<Nature, readonly Person[]>>;
  readonly trainers: Readonly<Record<Nature, readonly Person[]>>;
  readonly owners: readonly string[];
}

const HOW_MANY: Readonly<Record<Nature, { riders: number; trainers: number; both: number }>> = {
  trot: { riders: 260, trainers: 200, both: 90 },
  plat: { riders: 170, trainers: 130, both: 0 },
  obstacle: { riders: 90, trainers: 60, both: 4 },
};

function newRole(): Role {
  return { form: [], byCourse: new Map(), days: [], year: emptyTally() };
}

/**
 * Everyone of the world: riders and trainers by nature (at trot many are both, under one id), and owners.
 * @param firstId ids are given from here on
 */
export function createPeople(random: Random, firstId: number): People {
  const names = random.shuffle(
    SURNAMES.flatMap((surname) => INITIALS.map((initial) => `${initial} ${surname}`)),
  );
  let given = 0;
  const person = (nature: Nature): Person => ({
    id: firstId + given,
    name: names[given++]!,
    nature,
    skill: Math.min(1, Math.max(0, 0.5 + 0.18 * random.normal())),
    riding: newRole(),
    training: newRole(),
  });
  const crowd = (nature: Nature) => {
    const { riders, trainers, both } = HOW_MANY[nature];
    const ridersOf = Array.from({ length: riders }, () => person(nature));
    const trainersOf = [
      ...ridersOf.slice(0, both),
      ...Array.from({ length: trainers - both }, () => person(nature)),
    ];
    return { riders: ridersOf, trainers: trainersOf };
  };
  const trot = crowd('trot');
  const plat = crowd('plat');
  const obstacle = crowd('obstacle');
  const owners = [
    ...STABLES.flatMap((stable) => [`Ecurie ${stable}`, `Haras ${stable}`]),
    ...names.slice(given, given + 500),
  ];
  return {
    riders: { trot: trot.riders, plat: plat.riders, obstacle: obstacle.riders },
    trainers: { trot: trot.trainers, plat: plat.trainers, obstacle: obstacle.trainers },
    owners,
  };
}
