import { isAppError } from '@galopin/shared/contracts';
import { useShell } from '@galopin/shared/shell-context';
import { useState } from 'react';
import { requestCsv, type CsvRequest } from '../../api/requestCsv';
import { startDownload } from '../../components/startDownload';

/** `locked`: the subscription has ended since the page was opened. */
export type DownloadState = 'ready' | 'preparing' | 'started' | 'locked' | 'failed';

/** Has a file prepared and lets the browser stream it to the disk. */
export function useCsvDownload() {
  const { api, logger, track } = useShell();
  const [state, setState] = useState<DownloadState>('ready');
  const download = async (request: CsvRequest) => {
    setState('preparing');
    try {
      startDownload(await requestCsv({ api }, request));
      track('download', { file: 'days', outcome: 'done' });
      setState('started');
    } catch (error) {
      track('download', { file: 'days', outcome: 'failed' });
      logger.error('The file could not be prepared', { message: String(error) });
      const isLocked = isAppError(error, 'http') && error.details['refusal'] === 'subscription-required';
      setState(isLocked ? 'locked' : 'failed');
    }
  };
  return { state, download, reset: () => setState('ready') };
}
