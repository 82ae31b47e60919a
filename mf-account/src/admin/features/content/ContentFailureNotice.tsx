import type { ContentItem } from '@galopin/shared/contracts';
import { formatParisDateTime } from '@galopin/shared/lib';
import { Alert, Button, Cluster, Stack } from '@galopin/shared/ui';
import { contentCopy } from '../../i18n/contentCopy';
import type { ContentFailure } from './sendContent';

const copy = contentCopy.conflict;

interface Props {
  readonly failure: Exclude<ContentFailure, { readonly kind: 'taken' }>;
  readonly isOtherShown: boolean;
  readonly onShow: () => void;
  readonly onSettle: (other: ContentItem, whose: 'mine' | 'theirs') => void;
}

/** Why nothing was kept, and what to do. */
export function ContentFailureNotice({ failure, isOtherShown, onShow, onSettle }: Props) {
  if (failure.kind === 'message') return <Alert severity="error">{failure.text}</Alert>;
  const { other } = failure;
  const latest = other?.history[0];
  return (
    <Alert severity="warning" title={copy.title}>
      <Stack $gap={3}>
        <span>
          {latest === undefined ? copy.unknown : copy.text(formatParisDateTime(latest.at), latest.by)}
        </span>
        {other !== null && (
          <Cluster>
            <Button variant="secondary" onClick={onShow}>
              {isOtherShown ? copy.hide : copy.show}
            </Button>
            <Button variant="secondary" onClick={() => onSettle(other, 'mine')}>
              {copy.keep}
            </Button>
            <Button variant="quiet" onClick={() => onSettle(other, 'theirs')}>
              {copy.take}
            </Button>
          </Cluster>
        )}
      </Stack>
    </Alert>
  );
}
