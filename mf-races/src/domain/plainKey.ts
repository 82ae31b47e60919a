/** A name as it stands in an address or an id: lower case, no accents, hyphens between words; empty for none. */
export function plainKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
