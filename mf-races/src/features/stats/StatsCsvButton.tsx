import { isAppError, type StatsFile } from '@galopin/shared/contracts';
import { useShell } from '@galopin/shared/shell-context';
import { Button } from '@galopin/shared/ui';
import { useState } from 'react';
import { requestStatsCsv } from '../../api/fetchStats';
import type { StatsChoice } from '../../domain/statsChoice';
import { statsCopy as copy } from '../../i18n/statsCopy';

interface Props {
  readonly file: StatsFile;
  readonly choice: StatsChoice;
  readonly label: string;
}

/** Has the figures written to a file, as deep as the visitor may see them. */
export function StatsCsvButton({ file, choice, label }: Props) {
  const shell = useShell();
  const [isPreparing, setPreparing] = useState(false);
  const handleClick = async () => {
    setPreparing(true);
    try {
      startDownload(await requestStatsCsv(shell, file, choice));
      shell.track('download', { file: 'stats', outcome: 'done' });
    } catch (error) {
      if (isAppError(error, 'aborted')) return;
      const message = error instanceof Error ? error.message : String(error);
      shell.track('download', { file: 'stats', outcome: 'failed' });
      shell.logger.error('The file of statistics could not be prepared', { message });
      shell.notify({ message: copy.csv.failed, status: 'error' });
    } finally {
      setPreparing(false);
    }
  };
  return (
    <Button variant="secondary" loading={isPreparing} onClick={() => void handleClick()}>
      {label}
    </Button>
  );
}

/** Has the browser fetch a file of the site's own origin and keep it, without leaving the page. */
function startDownload(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
