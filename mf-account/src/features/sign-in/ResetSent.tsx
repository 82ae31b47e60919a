import { useShell } from '@galopin/shared/shell-context';
import { Alert, Card, Stack, TextLink } from '@galopin/shared/ui';
import { signInCopy } from '../../i18n/signInCopy';
import { FocusedTitle } from './FocusedTitle';
import { ViewLinks, type View } from './ViewLinks';

const copy = signInCopy.forgotten;

/** A link that was asked for. */
export interface Sent {
  readonly email: string;
  /** Where no mail is sent and the address has an account. */
  readonly demoLink: string | null;
}

interface Props {
  readonly sent: Sent;
  readonly onView: (view: View, email: string) => void;
}

/** What happens next; in the demonstration, the link itself. */
export function ResetSent({ sent: { email, demoLink }, onView }: Props) {
  const { site } = useShell();
  return (
    <Card>
      <Stack $gap={4}>
        <FocusedTitle>{copy.sentTitle}</FocusedTitle>
        <Alert severity="success">{copy.sent(email)}</Alert>
        {site.demo && (
          <Alert>
            {demoLink === null ? copy.demoNone : copy.demo}{' '}
            {demoLink !== null && <TextLink href={demoLink}>{copy.demoLink}</TextLink>}
          </Alert>
        )}
        <ViewLinks views={['signIn']} onView={(view) => onView(view, email)} />
      </Stack>
    </Card>
  );
}
