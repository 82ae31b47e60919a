/** PMU's words and those of the field's tables. A word that is not here stays in the race's documents only. */
export const VOCABULARY = {
  discipline: {
    ATTELE: 'Attelé',
    MONTE: 'Monté',
    PLAT: 'Plat',
    HAIE: 'Haies',
    STEEPLECHASE: 'Steeple-chase',
    CROSS: 'Steeple-chase cross-country',
    TROT_ATTELE: 'Attelé',
    TROT_MONTE: 'Monté',
  },
  conditionSexe: {
    TOUS_CHEVAUX: 'tous chevaux',
    FEMELLES: 'F',
    MALES: 'M',
    HONGRES: 'H',
    FEMELLES_ET_MALES: 'MF',
    MALES_ET_HONGRES: 'MH',
    FEMELLES_ET_HONGRES: 'FH',
  },
  corde: { CORDE_GAUCHE: 'gauche', CORDE_DROITE: 'droite', LIGNE_DROITE: 'ligne droite' },
  typePiste: {
    HERBE: 'PH',
    GAZON: 'PH',
    SABLE: 'PS',
    SABLE_FIBRE: 'PSF',
    FIBRE: 'PSF',
    PSF: 'PSF',
    DUR: 'DUR',
    CENDREE: 'DUR',
    MACHEFER: 'DUR',
  },
  sexe: { MALES: 'M', FEMELLES: 'F', HONGRES: 'H' },
  oeilleres: { SANS_OEILLERES: '', OEILLERES_CLASSIQUE: 'O', OEILLERES_AUSTRALIENNES: 'A' },
  deferre: {
    DEFERRE_ANTERIEURS_POSTERIEURS: 'DD',
    DEFERRE_ANTERIEURS: 'DF',
    DEFERRE_POSTERIEURS: 'FD',
    PROTEGE_ANTERIEURS: 'PF',
    PROTEGE_POSTERIEURS: 'FP',
    PROTEGE_ANTERIEURS_POSTERIEURS: 'PP',
    PROTEGE_ANTERIEURS_DEFERRRE_POSTERIEURS: 'PD',
    PROTEGE_ANTERIEURS_DEFERRE_POSTERIEURS: 'PD',
    DEFERRE_ANTERIEURS_PROTEGE_POSTERIEURS: 'DP',
    REFERRE_ANTERIEURS_POSTERIEURS: 'FF',
  },
  incident: {
    NON_PARTANT: 'NP',
    DISQUALIFIE_POUR_ALLURE_IRREGULIERE: 'DAI',
    DISQUALIFIE_POTEAU_GALOP: 'DPG',
    DISTANCE: 'DIST',
    ARRETE: 'ARR',
    TOMBE: 'TBE',
    DEROBE: 'DER',
    DEROBE_RAMENE: 'DER',
    RESTE_AU_POTEAU: 'RP',
    RETROGRADE: 'RET',
  },
  statut: { PARTANT: '', NON_PARTANT: 'NP' },
  pays: {
    France: 'FR',
    Suède: 'SWE',
    Norvège: 'NOR',
    Allemagne: 'GER',
    Autriche: 'AUT',
    Danemark: 'DEN',
    Espagne: 'SPA',
    Irlande: 'IRE',
    Italie: 'ITY',
    'Pays-Bas': 'HOL',
    'Etats-Unis': 'USA',
    'États-Unis': 'USA',
    'Royaume-Uni': 'GB',
    'Grande-Bretagne': 'GB',
    Australie: 'AUS',
    Uruguay: 'URU',
    Belgique: 'BEL',
    Suisse: 'SUI',
    Finlande: 'FIN',
    Japon: 'JPN',
  },
  robe: {
    BAI: 'B',
    'BAI F.': 'BF',
    'BAI FONCE': 'BF',
    'BAI B.': 'BB',
    'BAI BRUN': 'BB',
    'BAI C.': 'BC',
    'BAI CERISE': 'BC',
    ALEZAN: 'AL',
    'ALEZAN B.': 'ALBR',
    'ALEZAN BRULE': 'ALBR',
    NOIR: 'N',
    'NOIR PAN.': 'NPAN',
    'NOIR PANGARE': 'NPAN',
    GRIS: 'GR',
    ROUAN: 'RO',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

export type Word = keyof typeof VOCABULARY;

/** Told of each word that is not known: its field and the word. */
export type OnUnknown = (field: string, word: string) => void;

/**
 * The field's word for PMU's; empty for none.
 * @param otherwise what a word that is not known becomes
 */
export function translate(word: Word, given: string, onUnknown: OnUnknown, otherwise = ''): string {
  if (given === '') return '';
  const known: Readonly<Record<string, string>> = VOCABULARY[word];
  const found = Object.hasOwn(known, given) ? known[given] : undefined;
  if (found === undefined) onUnknown(word, given);
  return found ?? otherwise;
}
