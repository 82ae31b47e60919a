import { TextArea, TextField } from '@galopin/shared/ui';
import { Checkbox } from '../../../components/Checkbox';
import type { AdminForm } from '../../components/useAdminForm';
import { leavesBuild, type ReleaseMove } from '../../domain/releaseMoves';
import { versionsCopy } from '../../i18n/versionsCopy';
import type { ConfirmedChange } from './useReleaseChange';

const copy = versionsCopy.dialog;
/** Delivery's bound, in characters. */
const LONGEST_REASON = 1000;

interface Props {
  readonly move: ReleaseMove;
  readonly form: Pick<AdminForm<ConfirmedChange>, 'field' | 'register'>;
}

/** What a change needs beside itself: a reason always, a canary's share, whether the build left is let go of. */
export function ChangeFields({ move, form: { field, register } }: Props) {
  return (
    <>
      {move.op === 'canary' && <TextField {...field('share')} label={copy.share} inputMode="decimal" />}
      <TextArea
        {...field('reason')}
        label={copy.reason}
        help={copy.reasonHelp}
        rows={2}
        required
        maxLength={LONGEST_REASON}
      />
      {leavesBuild(move) && <Checkbox {...register('isQuarantined')} label={copy.quarantine} />}
    </>
  );
}
