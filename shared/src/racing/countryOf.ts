import type { Race } from './Race';

/** The country where nothing says otherwise. */
export const HOME_COUNTRY = 'FR';

/**
 * Racecourses abroad that French programmes list, as these write them, by first words; those of countries with a
 * currency of their own as well, since PMU gives every race in euros.
 * @source PMU and pturf programmes of 2013 to 2026
 */
const ABROAD: Readonly<Record<string, string>> = {
  AE: 'abu dhabi|jebel ali|meydan',
  AR: 'la plata|palermo|san isidro',
  AT: 'baden autriche|ebreichsdorf|vienne krieau|wels',
  AU: 'caulfield|eagle farm|flemington|moonee valley|pinjarra|randwick|rosehill',
  BE: 'kuurne|mons|ostende|tongres|waregem',
  CA: 'mohawk|woodbine',
  CH: 'aarau|avenches|dielsdorf|frauenfeld|saint moritz|zurich',
  CL: 'club hipico|hipodromo chile|valparaiso|vina del mar',
  DE: 'baden baden|berlin|cologne|dortmund|dresde|dusseldorf|gelsenkirchen|hambourg|hanovre|hoppegarten|krefeld|leipzig|magdebourg|monchengladbach|mulheim|munich|straubing',
  DK: 'aalborg|aarhus|billund|charlottenlund|odense|skive',
  ES: 'baleares|dos hermanas|madrid|manacor|palma|saint sebastien|son pardo',
  FI: 'helsinki|jyvaskyla|lahti|turku|vermo',
  GB: 'aintree|ascot|ayr|bath|brighton|chelmsford|cheltenham|chester|doncaster|epsom|exeter|ffos las|fontwell|goodwood|haydock|kempton|leicester|lingfield|musselburgh|newbury|newcastle|newmarket|nottingham|pontefract|redcar|ripon|sandown|southwell|thirsk|wetherby|wincanton|windsor|wolverhampton|yarmouth|york',
  HK: 'happy valley|sha tin',
  IE: 'clonmel|cork|curragh|dundalk|fairyhouse|galway|gowran|killarney|leopardstown|limerick|listowel|naas|navan|punchestown|the curragh|tipperary|tramore',
  IT: 'albenga|bologne|cesena|florence|merano|milan|modene|montecatini|montegiorgio|naples|padoue|palerme|pise|rome|syracuse|trevise|trieste|turin|varese',
  JP: 'chukyo|hanshin|kyoto|nakayama|tokyo',
  NL: 'alkmaar|duindigt|wolvega',
  NO: 'bergen|biri|bjerke|forus|harstad|jarlsberg|klosterskogen|leangen|momarken|orkla|ovrevoll|sorlandet',
  SA: 'riyad',
  SE: 'aby|amal|arjang|axevalla|bergsaker|boden|bollnas|bro park|dannero|eskilstuna|farjestad|gavle|hagmyren|halmstad|jagersro|kalmar|lindesberg|mantorp|orebro|ostersund|rattvik|romme|skelleftea|solanget|solvalla|umaker|vaggeryd|visby',
  US: 'aqueduct|belmont|churchill downs|del mar|gulfstream|keeneland|meadowlands|santa anita|saratoga',
  UY: 'maronas',
  ZA: 'durbanville|fairview|greyville|kenilworth|scottsville|turffontein|vaal',
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
 * its racecourse. No source's tables name it, so that a racecourse which is not known counts as French.
 */
export function countryOf({ racecourse, currency }: Pick<Race, 'racecourse' | 'currency'>): string {
  // ISO 4217 builds a national currency's code of the country's and one letter more.
  if (/^[A-WYZ][A-Z]{2}$/.test(currency) && currency !== 'EUR') return currency.slice(0, 2);
  const name = plainWords(racecourse);
  return patterns.find(([, pattern]) => pattern.test(name))?.[0] ?? HOME_COUNTRY;
}
