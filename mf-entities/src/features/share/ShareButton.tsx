import { useShell } from '@galopin/shared/shell-context';
import { Button } from '@galopin/shared/ui';
import { shareCopy as copy } from '../../i18n/shareCopy';

interface Props {
  /** What is shared, as the system's own sheet shows it. */
  readonly title: string;
}

/** Hands on the address as it stands: by the system's own sheet, else by the clipboard. */
export function ShareButton({ title }: Props) {
  const { notify, logger } = useShell();
  const share = async () => {
    const url = window.location.href;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      notify({ status: 'success', message: copy.copied });
    } catch (error) {
      // Who closes the system's sheet wanted nothing else.
      if (error instanceof Error && error.name === 'AbortError') return;
      logger.warn('An address could not be shared', { message: String(error) });
      notify({ status: 'warning', message: copy.failed });
    }
  };
  return (
    <Button variant="secondary" onClick={() => void share()}>
      {copy.share}
    </Button>
  );
}
