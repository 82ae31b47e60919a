import { adminPath } from './adminAddress';

/** How far back health is looked at, in minutes, by its value of `?depuis=`. */
export const HEALTH_SPANS = { '6h': 360, '24h': 1440, '7j': 10_080 } as const;
export type HealthSpan = keyof typeof HEALTH_SPANS;

/** What `/Admin?vue=versions` shows: all deployables, or one. */
export interface VersionsAddress {
  readonly name: string | null;
  readonly span: HealthSpan;
}

/** Names that delivery knows look like this; anything else names none. */
const NAME = /^[a-z][a-z0-9-]{0,40}$/;

/** Reads `?nom=…&depuis=…`; what cannot be used is all deployables, and a day. */
export function readVersionsAddress(query: Readonly<Record<string, string>>): VersionsAddress {
  const { nom = '', depuis = '' } = query;
  return {
    name: NAME.test(nom) ? nom : null,
    span: Object.hasOwn(HEALTH_SPANS, depuis) ? (depuis as HealthSpan) : '24h',
  };
}

/** Where the versions of all, or of one deployable are. */
export function versionsPath(name?: string, span: HealthSpan = '24h'): string {
  return adminPath('versions', { nom: name, depuis: span === '24h' ? undefined : span });
}
