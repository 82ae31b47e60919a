import { Button } from '@galopin/shared/ui';
import { Dialog } from '@galopin/shared/ui/overlay';

interface Props {
  readonly copy: { readonly title: string; readonly text: string; readonly stay: string };
  /** What is done all the same. */
  readonly action: string;
  readonly isOpen: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before something unsaved would be lost. */
export function ConfirmDialog({ copy, action, isOpen, onCancel, onConfirm }: Props) {
  return (
    <Dialog
      title={copy.title}
      description={copy.text}
      open={isOpen}
      onClose={onCancel}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {copy.stay}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    />
  );
}
