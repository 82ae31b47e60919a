import type { Race } from './Race';

/** The country where nothing says otherwise. */
export const HOME_COUNTRY = 'FR';

/**
 * Racecourses abroad where money is the euro, as French programmes write them, by first words: nothing else in the
 * field's tables tells them from those at home.
 * @source PMU and pturf programmes of 2013 to 2026
 */
const ABROAD: Readonly<Record<string, string>> = {
  AT: 'baden autriche|ebreichsdorf|vienne krieau|wels',
  BE: 'kuurne|mons|ostende|tongres|waregem',
  DE: 'baden baden|berlin|cologne|dortmund|dresde|dusseldorf|gelsenkirchen|hambourg|hanovre|hoppegarten|krefeld|leipzig|magdebourg|monchengladbach|mulheim|munich|straubing',
  ES: 'baleares|dos hermanas|madrid|manacor|palma|saint sebastien|son pardo',
  FI: 'helsinki|jyvaskyla|lahti|turku|vermo',
  IE: 'clonmel|cork|curragh|dundalk|fairyhouse|galway|gowran|killarney|leopardstown|limerick|listowel|naas|navan|punchestown|the curragh|tipperary|tramore',
  IT: 'albenga|bologne|cesena|florence|merano|milan|modene|montecatini|montegiorgio|naples|padoue|palerme|pise|rome|syracuse|trevise|trieste|turin|varese',
  NL: 'alkmaar|duindigt|wolvega',
};

const patterns = Object.entries(ABROAD).map(
  ([country, names]) => [country, new RegExp(`^(?:${names})(?: |$)`)] as const,
);

function plainWords(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/**
 * ISO 3166 code of the country a race is run in: that of its currency, which tells of all but the euro, else that of
 * its racecourse. The field's tables do not name it, so that a racecourse which is not known counts as French.
 */
export function countryOf({ racecourse, currency }: Pick<Race, 'racecourse' | 'currency'>): string {
  // ISO 4217 builds a national currency's code of the country's and one letter more.
  if (/^[A-WYZ][A-Z]{2}$/.test(currency) && currency !== 'EUR') return currency.slice(0, 2);
  const name = plainWords(racecourse);
  return patterns.find(([, pattern]) => pattern.test(name))?.[0] ?? HOME_COUNTRY;
}
