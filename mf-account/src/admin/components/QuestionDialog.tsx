import { Button } from '@galopin/shared/ui';
import { Dialog } from '@galopin/shared/ui/overlay';

interface Props {
  readonly copy: { readonly title: string; readonly text: string; readonly stay: string };
  /** What is done all the same. */
  readonly action: string;
  readonly isOpen: boolean;
  readonly onStay: () => void;
  readonly onGo: () => void;
}

/** Asks before something unsaved would be lost. */
export function QuestionDialog({ copy, action, isOpen, onStay, onGo }: Props) {
  return (
    <Dialog
      title={copy.title}
      description={copy.text}
      open={isOpen}
      onClose={onStay}
      actions={
        <>
          <Button variant="secondary" onClick={onStay}>
            {copy.stay}
          </Button>
          <Button variant="danger" onClick={onGo}>
            {action}
          </Button>
        </>
      }
    />
  );
}
