import { utcDay } from '@galopin/shared/lib';
import { useShell } from '@galopin/shared/shell-context';
import { Badge } from '@galopin/shared/ui';
import type { Performance } from '../../domain/Performance';
import { fr } from '../../i18n/fr';
import { FinishText } from '../finish/FinishText';

/** A rank or why there is none: the race is to come, or its result was never told. */
export function ResultText({ performance }: { readonly performance: Performance }) {
  const { now } = useShell();
  const { finish, hasRun, jour } = performance;
  if (finish.kind !== 'unknown' || hasRun) return <FinishText finish={finish} />;
  if (jour >= utcDay(now())) return <Badge $tone="blue">{fr.entity.upcoming}</Badge>;
  return <abbr title={fr.entity.noResult}>–</abbr>;
}
