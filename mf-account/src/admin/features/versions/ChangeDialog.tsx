import type { ChangeAnswer, ServingBuild } from '@galopin/shared/contracts';
import { useUnsavedInput } from '@galopin/shared/shell-context';
import { Button, Stack } from '@galopin/shared/ui';
import { Dialog } from '@galopin/shared/ui/overlay';
import { FactList } from '../../../components/FactList';
import { useAdminForm } from '../../components/useAdminForm';
import { readShare, type ReleaseMove } from '../../domain/releaseMoves';
import { versionsCopy } from '../../i18n/versionsCopy';
import { BuildId } from './BuildId';
import { ChangeFields } from './ChangeFields';
import { partName } from './describeVersion';
import { RefusedChange, DryRunNotice } from './DryRunNotice';
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
  const { dryRun, tryAgain, isSending, refusal, send } = useReleaseChange(move, serving, onDone);
  const form = useAdminForm<ConfirmedChange>({
    initial: { reason: '', share: firstShare(move, serving), isQuarantined: false },
    check: ({ reason, share }) => ({
      share: op === 'canary' && readShare(share) === null ? copy.shareFault : undefined,
      reason: reason.trim() === '' ? copy.reasonFault : undefined,
    }),
  });
  useUnsavedInput(form.values.reason !== '');
  const isOpposed = dryRun.status === 'tried' && (dryRun.answer.findings ?? []).length > 0;
  const handleSubmit = form.handleSubmit((wanted) => (isSending ? undefined : send(wanted)));
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
            disabled={dryRun.status === 'trying' || isOpposed}
          >
            {copy.confirm}
          </Button>
        </>
      }
    >
      <Stack as="form" id={FORM} noValidate onSubmit={handleSubmit} $gap={3}>
        <FactList
          facts={[
            { name: copy.part, value: partName(move.name) },
            { name: copy.from, value: <BuildId id={serving.buildId} /> },
            { name: copy.to, value: buildId === undefined ? null : <BuildId id={buildId} /> },
          ]}
        />
        <DryRunNotice dryRun={dryRun} onRetry={tryAgain} />
        <ChangeFields move={move} form={form} />
        {refusal !== null && <RefusedChange failure={refusal} />}
      </Stack>
    </Dialog>
  );
}
