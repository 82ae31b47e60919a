import type { BuildChoice, BuildChoices } from '../view/createReleaseView';
import { buildsOf, type LiveRelease } from '../live/LiveRelease';
import { inCanary } from './inCanary';
import type { Visitor } from './Visitor';

/** The builds a visitor gets in place of the active ones: the canaries drawn, and above them what was asked for. */
export function chooseBuilds(
  live: LiveRelease,
  { cohort, overrides }: Pick<Visitor, 'cohort' | 'overrides'>,
): BuildChoices {
  const choices = new Map<string, BuildChoice>();
  for (const [name, { canary }] of Object.entries(live.pointer.state.names)) {
    const build = canary && inCanary(cohort, canary) ? buildsOf(live, name)?.canary : undefined;
    if (build) choices.set(name, { build, role: 'canary' });
  }
  for (const build of overrides) choices.set(build.name, { build, role: 'override' });
  return choices;
}

/** Whether it matters which number a visitor has. */
export const hasCanary = (live: LiveRelease): boolean =>
  Object.values(live.pointer.state.names).some(({ canary }) => canary !== undefined);
