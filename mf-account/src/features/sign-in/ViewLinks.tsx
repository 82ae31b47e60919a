import { Button, Cluster } from '@galopin/shared/ui';
import { signInCopy as copy } from '../../i18n/signInCopy';

/** Which of the page's forms is shown. */
export type View = 'signIn' | 'signUp' | 'forgotten';

const LABELS: Readonly<Record<View, string>> = {
  signIn: copy.toSignIn,
  signUp: copy.toSignUp,
  forgotten: copy.toReset,
};

interface Props {
  readonly views: readonly View[];
  readonly onView: (view: View) => void;
}

/** The ways to the page's other forms. */
export function ViewLinks({ views, onView }: Props) {
  return (
    <Cluster $spread>
      {views.map((view) => (
        <Button key={view} variant="quiet" onClick={() => onView(view)}>
          {LABELS[view]}
        </Button>
      ))}
    </Cluster>
  );
}
