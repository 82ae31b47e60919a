/** ISO 3166 codes of two letters by those of three, with the codes that racing uses in their place. */
const COUNTRIES: ReadonlyMap<string, string> = new Map(
  `ARE:AE UAE:AE ARG:AR AUS:AU AUT:AT BEL:BE BHR:BH BRA:BR CAN:CA CHE:CH SUI:CH CHL:CL CHI:CL CZE:CZ DEU:DE
  GER:DE DNK:DK DEN:DK ESP:ES SPA:ES FIN:FI FRA:FR GBR:GB HKG:HK HUN:HU IRL:IE IRE:IE IND:IN ITA:IT ITY:IT
  JPN:JP KOR:KR MAR:MA MLT:MT MUS:MU MYS:MY NLD:NL HOL:NL NED:NL NOR:NO NZL:NZ PER:PE POL:PL QAT:QA RUS:RU
  SAU:SA SWE:SE SGP:SG TUN:TN TUR:TR USA:US URY:UY URU:UY ZAF:ZA SAF:ZA`
    .split(/\s+/)
    .map((pair) => [pair.slice(0, 3), pair.slice(4)]),
);
const EURO = new Set(['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'IE', 'IT', 'MT', 'NL']);

/** ISO 3166 code of two letters for PMU's code of three; null for one that is not known. */
export function countryCode(code: string): string | null {
  return COUNTRIES.get(code) ?? null;
}

/**
 * ISO 4217 code of what a race's prize money is told in: what the document itself says, else the euro in countries
 * that have it and where no country is told, as of French races of old. Of all others nobody knows whether PMU has
 * changed the amount to euros: XXX, which is « no currency ».
 */
export function currencyOf(said: string, country: string): string {
  if (/^[A-Z]{3}$/.test(said)) return said;
  return country === '' || EURO.has(countryCode(country) ?? '') ? 'EUR' : 'XXX';
}
