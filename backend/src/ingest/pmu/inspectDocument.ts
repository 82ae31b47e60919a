import type { Finding } from '../findings/createSourceFindings';
import { VOCABULARY, type Word } from './derive/vocabulary';
import { fieldsOf, isFields, listOf, textOf, type Fields } from './fields';
import { unknownFields } from './unknownFields';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
const vocabulary = (word: Word): ReadonlySet<string> => new Set(Object.keys(VOCABULARY[word]));

/** What is taken for certain in each object: without it rows are rejected, or say less than they should. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  meeting: ['dateReunion', 'numOfficiel', 'statut', 'hippodrome'],
  race: ['numOrdre', 'heureDepart', 'libelle', 'discipline', 'distance', 'statut', 'categorieStatut'],
  runner: ['numPmu', 'nom', 'statut'],
  payout: ['typePari', 'rapports'],
};

/** Words that fields are known to have; fields with ever new ones are left out. */
const WORDS: Readonly<Record<string, Readonly<Record<string, ReadonlySet<string>>>>> = {
  meeting: { statut: words('PROGRAMMEE ANNULEE') },
  race: {
    statut: words(`PROGRAMMEE DEPART_DANS_TROIS_MINUTES ROUGE_AUX_PARTANTS DEPART_IMMINENT DEPART_CONFIRME
      ARRIVEE_PROVISOIRE_NON_VALIDEE ARRIVEE_PROVISOIRE_AVEC_PHOTO ARRIVEE_PROVISOIRE ARRIVEE_DEFINITIVE
      ARRIVEE_DEFINITIVE_COMPLETE FIN_COURSE COURSE_ANNULEE COURSE_ARRETEE COURSE_ARRETEE_PROVISOIREMENT`),
    categorieStatut: words('A_PARTIR EN_COURS ARRIVEE ANNULEE'),
    discipline: vocabulary('discipline'),
    corde: vocabulary('corde'),
    typePiste: vocabulary('typePiste'),
    conditionSexe: vocabulary('conditionSexe'),
  },
  incident: { type: vocabulary('incident') },
  runner: {
    statut: vocabulary('statut'),
    sexe: vocabulary('sexe'),
    allure: words('TROT GALOP'),
    oeilleres: vocabulary('oeilleres'),
    deferre: vocabulary('deferre'),
    incident: vocabulary('incident'),
  },
};

type Inspected = readonly [kind: string, fields: Fields];

function* ofRace(race: Fields): Generator<Inspected> {
  yield ['race', race];
  for (const incident of listOf(race, 'incidents')) yield ['incident', incident];
}

/** A document's objects with what they are, also those of which no row can be made. */
function* objectsOf(document: unknown): Generator<Inspected> {
  if (Array.isArray(document)) {
    for (const bet of document) if (isFields(bet)) yield ['payout', bet];
    return;
  }
  if (!isFields(document)) return;
  const { programme, participants, ...rest } = document;
  if (isFields(programme))
    for (const { courses: _, ...meeting } of listOf(programme, 'reunions')) yield ['meeting', meeting];
  for (const meeting of listOf(fieldsOf(document, 'programme'), 'reunions'))
    for (const race of listOf(meeting, 'courses')) yield* ofRace(race);
  if ('numOrdre' in document || 'heureDepart' in document) yield* ofRace(document);
  else if (Array.isArray(participants)) {
    const runners = listOf(document, 'participants');
    if (runners.some((runner) => 'coursesCourues' in runner))
      for (const runner of runners) for (const past of listOf(runner, 'coursesCourues')) yield ['past', past];
    else {
      yield ['entries', rest];
      for (const runner of runners) yield ['runner', runner];
    }
  }
}

const shown = (value: unknown) => JSON.stringify(value) ?? '';

function* missingFields(kind: string, fields: Fields): Generator<Finding> {
  const arrived = kind === 'race' && fields['categorieStatut'] === 'ARRIVEE' ? ['ordreArrivee'] : [];
  for (const name of [...(REQUIRED[kind] ?? []), ...arrived])
    // Which fields there are shows what it may be called now.
    if (fields[name] === undefined || fields[name] === null)
      yield { kind: 'missing-field', what: `${kind}.${name}`, example: Object.keys(fields).join(' ') };
}

function* unknownWords(kind: string, fields: Fields): Generator<Finding> {
  for (const [name, known] of Object.entries(WORDS[kind] ?? {})) {
    const word = textOf(fields, name);
    if (word !== '' && !known.has(word))
      yield { kind: 'unknown-word', what: `${kind}.${name} ${word}`, example: shown(fields) };
  }
}

/** What in a document of PMU is not as PMU is known to send it: fields, words, and what it lacks. */
export function* inspectDocument(document: unknown): Generator<Finding> {
  for (const [kind, fields] of objectsOf(document)) {
    for (const [what, value] of unknownFields(kind, fields))
      yield { kind: 'unknown-field', what, example: shown(value) };
    yield* missingFields(kind, fields);
    yield* unknownWords(kind, fields);
  }
}
