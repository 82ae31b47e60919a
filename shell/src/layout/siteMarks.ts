import type { ReleaseManifest } from '@galopin/shared/contracts';
import { fr } from '../i18n/fr';

/** Something that is not as it is for everybody, told at the top of every page. */
export interface SiteMark {
  readonly kind: 'preview' | 'staging';
  readonly text: string;
}

/** Digits of a build id that tell two builds apart for a person. */
const SHORT = 4;
const STAGING = 'staging';

/** What this visitor sees instead of what serves everybody, and where. */
export function siteMarks({ shell, remotes, environment }: ReleaseManifest): SiteMark[] {
  const builds = [
    ...(shell.role === 'override' ? [nameBuild('shell', shell.buildId)] : []),
    ...Object.entries(remotes).flatMap(([name, { active, role }]) =>
      role === 'override' ? [nameBuild(name, active.buildId)] : [],
    ),
  ];
  return [
    ...(builds.length > 0 ? [{ kind: 'preview' as const, text: fr.marks.preview(builds.join(', ')) }] : []),
    ...(environment === STAGING ? [{ kind: 'staging' as const, text: fr.marks.staging }] : []),
  ];
}

const nameBuild = (name: string, buildId: string): string => `${name} ${buildId.slice(0, SHORT)}…`;
