import type { ChangeAnswer, ServingBuild } from '@galopin/shared/contracts';
import { useShell } from '@galopin/shared/shell-context';
import { useCallback, useEffect, useState } from 'react';
import { changeRelease, dryRunRelease, type WantedRelease } from '../../api/releaseCalls';
import { FIRST_SHARE, leavesBuild, readShare, type ReleaseMove } from '../../domain/releaseMoves';
import { versionsCopy } from '../../i18n/versionsCopy';
import { explainChange, type ChangeFailure } from './describeVersion';

/** What delivery said when it was asked without changing anything. */
export type DryRun =
  | { readonly status: 'trying' }
  | { readonly status: 'tried'; readonly answer: ChangeAnswer }
  | { readonly status: 'failed'; readonly failure: ChangeFailure };

/** First share of a canary, as a field shows it: that of the one under way, or a tenth. */
export function firstShare({ op, buildId }: ReleaseMove, { canary }: ServingBuild): string {
  const percent = canary?.buildId === buildId && canary !== null ? canary.permyriad / 100 : FIRST_SHARE;
  return op === 'canary' ? String(percent).replace('.', ',') : '';
}

/** The change as delivery is asked for it; `expectedActive` refuses it once somebody else was first. */
function requestOf(move: ReleaseMove, serving: ServingBuild, share: string): Omit<WantedRelease, 'reason'> {
  const permyriad = move.op === 'canary' ? readShare(share) : null;
  return {
    ...move,
    ...(move.buildId !== undefined && { expectedActive: serving.buildId }),
    ...(permyriad !== null && { permyriad }),
  };
}

/** What is typed and chosen before a change is made. */
export interface ConfirmedChange {
  readonly reason: string;
  /** Percent as typed; read of a canary only. */
  readonly share: string;
  /** The build left behind must not serve again. */
  readonly isQuarantined: boolean;
}

/** Tries a change as soon as it is chosen, and makes it when it is confirmed. */
export function useReleaseChange(
  move: ReleaseMove,
  serving: ServingBuild,
  onDone: (answer: ChangeAnswer) => void,
) {
  const { api, logger } = useShell();
  const [dryRun, setDryRun] = useState<DryRun>({ status: 'trying' });
  const [tries, setTries] = useState(0);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<ChangeFailure | null>(null);
  const [share] = useState(() => firstShare(move, serving));

  useEffect(() => {
    let isWanted = true;
    const reason = versionsCopy.dialog.trialReason;
    dryRunRelease({ api }, { ...requestOf(move, serving, share), reason }).then(
      (answer) => isWanted && setDryRun({ status: 'tried', answer }),
      (error: unknown) => {
        logger.error('A change could not be tried', { op: move.op, message: String(error) });
        if (isWanted) setDryRun({ status: 'failed', failure: explainChange(error) });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [api, logger, move, serving, share, tries]);

  const tryAgain = useCallback(() => {
    setDryRun({ status: 'trying' });
    setRefusal(null);
    setTries((count) => count + 1);
  }, []);

  async function send({ reason, share: wantedShare, isQuarantined }: ConfirmedChange): Promise<void> {
    setSending(true);
    setRefusal(null);
    try {
      const answer = await changeRelease(
        { api },
        {
          ...requestOf(move, serving, wantedShare),
          ...(isQuarantined && leavesBuild(move) && { quarantine: true }),
          reason: reason.trim(),
        },
      );
      onDone(answer);
    } catch (error) {
      logger.error('A change was not made', { op: move.op, message: String(error) });
      setRefusal(explainChange(error));
      setSending(false);
    }
  }
  return { dryRun, tryAgain, isSending, refusal, send };
}
