import { TextArea, TextField } from '@galopin/shared/ui';
import { Checkbox } from '../../../components/Checkbox';
import { leavesBuild, readShare, type ReleaseMove } from '../../domain/releaseMoves';
import { versionsCopy } from '../../i18n/versionsCopy';
import type { ConfirmedChange } from './useReleaseChange';

const copy = versionsCopy.dialog;
/** Delivery's bound, in characters. */
const LONGEST_REASON = 1000;

interface Props {
  readonly move: ReleaseMove;
  readonly wanted: ConfirmedChange;
  /** It was tried to confirm: what is missing is said. */
  readonly isChecked: boolean;
  readonly onChange: (changed: Partial<ConfirmedChange>) => void;
}

/** What a change needs beside itself: a reason always, a canary's share, whether the build left is let go of. */
export function ChangeFields({ move, wanted: { reason, share, isQuarantined }, isChecked, onChange }: Props) {
  return (
    <>
      {move.op === 'canary' && (
        <TextField
          label={copy.share}
          name="share"
          inputMode="decimal"
          error={isChecked && readShare(share) === null ? copy.shareFault : undefined}
          value={share}
          onChange={({ target }) => onChange({ share: target.value })}
        />
      )}
      <TextArea
        label={copy.reason}
        help={copy.reasonHelp}
        name="reason"
        rows={2}
        required
        maxLength={LONGEST_REASON}
        error={isChecked && reason.trim() === '' ? copy.reasonFault : undefined}
        value={reason}
        onChange={({ target }) => onChange({ reason: target.value })}
      />
      {leavesBuild(move) && (
        <Checkbox
          label={copy.quarantine}
          name="quarantine"
          checked={isQuarantined}
          onChange={({ target }) => onChange({ isQuarantined: target.checked })}
        />
      )}
    </>
  );
}

/** Whether nothing is missing for a change to be sent. */
export const isWhole = ({ op }: ReleaseMove, { reason, share }: ConfirmedChange): boolean =>
  reason.trim() !== '' && (op !== 'canary' || readShare(share) !== null);
