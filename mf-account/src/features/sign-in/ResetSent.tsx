import { useShell } from '@galopin/shared/shell-context';
import { Alert, Card, Stack } from '@galopin/shared/ui';
import { signInCopy } from '../../i18n/signInCopy';
import { FocusedTitle } from './FocusedTitle';
import { ViewLinks, type View } from './ViewLinks';

const copy = signInCopy.forgotten;

interface Props {
  /** Address that a link was asked for. */
  readonly email: string;
  readonly onView: (view: View, email: string) => void;
}

/** What happens next. */
export function ResetSent({ email, onView }: Props) {
  const { site } = useShell();
  return (
    <Card>
      <Stack $gap={4}>
        <FocusedTitle>{copy.sentTitle}</FocusedTitle>
        <Alert severity="success">{copy.sent(email)}</Alert>
        {site.demo && <Alert>{copy.demo}</Alert>}
        <ViewLinks views={['signIn']} onView={(view) => onView(view, email)} />
      </Stack>
    </Card>
  );
}
