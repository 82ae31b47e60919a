import * as v from 'valibot';
import { described, whole } from '#terms';
import type { ShapeOf } from './calls/Call';
import { cents, currencyUnits, runnerNumber } from './calls/values';

const bet = described(v.string(), 'PMU’s name of the bet');

const OfferedBet = v.object({
  typePari: bet,
  miseBase: v.nullable(cents),
  enVente: described(v.boolean(), 'stakes are taken now'),
});
/** A bet that is offered on a race. */
export type OfferedBet = ShapeOf<typeof OfferedBet>;

const Jackpot = v.object({
  typePari: bet,
  montant: described(v.nullable(cents), 'cents; null where the source does not say in what unit it is'),
});

const Ground = v.object({
  intitule: described(v.string(), 'state of the ground: Bon souple, PSF Standard'),
  valeur: described(v.nullable(v.number()), 'of the penetrometer, 1 (hard) to 6 (very heavy)'),
  heure: described(v.string(), 'HH:MM in Paris; empty where it is not told'),
  commentaire: v.string(),
});
/** The ground as it was measured. */
export type Ground = ShapeOf<typeof Ground>;

const RunnerDetail = v.object({
  numero: runnerNumber,
  changement: described(v.boolean(), 'another rider or driver than was declared'),
  ancien: described(v.string(), 'who was declared; empty where that is not known'),
  eleveur: described(v.string(), 'breeder'),
  race: described(v.string(), 'breed, in PMU’s capitals'),
  entrainement: described(v.string(), 'country it is trained in, by its French name'),
  avis: described(v.nullable(v.picklist(['POSITIF', 'NEUTRE', 'NEGATIF'])), 'the trainer’s opinion'),
  placesPayees: described(v.nullable(whole), 'finishes that earned money'),
  favori: described(v.boolean(), 'the source’s own favourite'),
  tendance: described(v.nullable(v.picklist(['+', '-'])), 'odds went up or down, by the source'),
  casaque: described(v.optional(v.string()), 'address of a picture of the silks, where pictures are allowed'),
});
/** What else is known of a runner; texts are empty where nothing is. */
export type RunnerDetail = ShapeOf<typeof RunnerDetail>;

/** What a source says of a race beside its columns; lists are empty where it says nothing. */
export const RaceDetails = v.object({
  allocations: described(
    v.array(currencyUnits),
    'prize money from the first place on, in the race’s currency',
  ),
  terrain: v.nullable(Ground),
  paris: v.array(OfferedBet),
  cagnottes: v.array(Jackpot),
  partants: v.array(RunnerDetail),
});
export type RaceDetails = ShapeOf<typeof RaceDetails>;
