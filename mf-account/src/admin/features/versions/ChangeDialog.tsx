import type { ChangeAnswer, ServingBuild } from '@galopin/shared/contracts';
import { useUnsavedInput } from '@galopin/shared/shell-context';
import { Button, Stack } from '@galopin/shared/ui';
import { Dialog } from '@galopin/shared/ui/overlay';
import { useState, type FormEvent } from 'react';
import { FactList } from '../../../components/FactList';
import type { ReleaseMove } from '../../domain/releaseMoves';
import { versionsCopy } from '../../i18n/versionsCopy';
import { BuildId } from './BuildId';
import { ChangeFields, isWhole } from './ChangeFields';
import { partName } from './sayVersions';
import { RefusedChange, TrialNotice } from './TrialNotice';
import { firstShare, useReleaseChange, type ConfirmedChange } from './useReleaseChange';

const copy = versionsCopy.dialog;
const FORM = 'release-change';

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
  const [wanted, setWanted] = useState<ConfirmedChange>(() => ({
    reason: '',
    share: firstShare(move, serving),
    isQuarantined: false,
  }));
  const [isChecked, setChecked] = useState(false);
  useUnsavedInput(wanted.reason !== '');
  const isOpposed = trial.status === 'tried' && (trial.answer.findings ?? []).length > 0;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isWhole(move, wanted) && !isSending) void send(wanted);
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
        <ChangeFields
          move={move}
          wanted={wanted}
          isChecked={isChecked}
          onChange={(changed) => setWanted({ ...wanted, ...changed })}
        />
        {refusal !== null && <RefusedChange failure={refusal} />}
      </Stack>
    </Dialog>
  );
}
