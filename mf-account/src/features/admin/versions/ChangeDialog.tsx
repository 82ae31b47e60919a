import type { ChangeAnswer, ServingBuild } from '@galopin/shared/contracts';
import { useUnsavedInput } from '@galopin/shared/shell-context';
import { Button, Stack, TextArea, TextField } from '@galopin/shared/ui';
import { Dialog } from '@galopin/shared/ui/overlay';
import { useState, type FormEvent } from 'react';
import { Checkbox } from '../../../components/Checkbox';
import { FactList } from '../../../components/FactList';
import { leavesBuild, readShare, type ReleaseMove } from '../../../domain/admin/releaseMoves';
import { versionsCopy } from '../../../i18n/versionsCopy';
import { BuildId } from './BuildId';
import { partName } from './sayVersions';
import { RefusedChange, TrialNotice } from './TrialNotice';
import { firstShare, useReleaseChange } from './useReleaseChange';

const copy = versionsCopy.dialog;
const FORM = 'release-change';
const LONGEST_REASON = 1000;

interface Props {
  readonly move: ReleaseMove;
  readonly serving: ServingBuild;
  readonly onClose: () => void;
  readonly onDone: (answer: ChangeAnswer) => void;
}

/** Asks for the reason of a change, shows what delivery says of it first, and makes it. */
export function ChangeDialog({ move, serving, onClose, onDone }: Props) {
  const { op, buildId } = move;
  const { trial, tryAgain, isSending, refusal, send } = useReleaseChange(move, serving, onDone);
  const [reason, setReason] = useState('');
  const [share, setShare] = useState(() => firstShare(move, serving));
  const [isQuarantined, setQuarantined] = useState(false);
  const [isChecked, setChecked] = useState(false);
  useUnsavedInput(reason !== '');
  const isReasonless = reason.trim() === '';
  const isShareless = op === 'canary' && readShare(share) === null;
  const isOpposed = trial.status === 'tried' && (trial.answer.findings ?? []).length > 0;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isReasonless && !isShareless && !isSending) void send({ reason, share, isQuarantined });
  };
  return (
    <Dialog
      title={copy.titles[op]}
      description={copy.effects[op]}
      open
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button
            type="submit"
            form={FORM}
            variant={op === 'rollback' ? 'danger' : 'primary'}
            loading={isSending}
            disabled={trial.status === 'trying' || isOpposed}
          >
            {copy.confirm}
          </Button>
        </>
      }
    >
      <Stack as="form" {...{ id: FORM, noValidate: true, onSubmit: handleSubmit }} $gap={3}>
        <FactList
          facts={[
            { name: copy.part, value: partName(move.name) },
            { name: copy.from, value: <BuildId id={serving.buildId} /> },
            { name: copy.to, value: buildId === undefined ? null : <BuildId id={buildId} /> },
          ]}
        />
        <TrialNotice trial={trial} onRetry={tryAgain} />
        {op === 'canary' && (
          <TextField
            label={copy.share}
            name="share"
            inputMode="decimal"
            error={isChecked && isShareless ? copy.shareFault : undefined}
            value={share}
            onChange={({ target }) => setShare(target.value)}
          />
        )}
        <TextArea
          label={copy.reason}
          help={copy.reasonHelp}
          name="reason"
          rows={2}
          required
          maxLength={LONGEST_REASON}
          error={isChecked && isReasonless ? copy.reasonFault : undefined}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {leavesBuild(move) && (
          <Checkbox
            label={copy.quarantine}
            name="quarantine"
            checked={isQuarantined}
            onChange={({ target }) => setQuarantined(target.checked)}
          />
        )}
        {refusal !== null && <RefusedChange failure={refusal} />}
      </Stack>
    </Dialog>
  );
}
