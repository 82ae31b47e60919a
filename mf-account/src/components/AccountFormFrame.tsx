import { Alert, Button, Cluster, Stack } from '@galopin/shared/ui';
import type { ReactNode } from 'react';
import type { AccountForm } from './useAccountForm';

interface Props {
  /** What the form is for. */
  readonly label: string;
  readonly form: Pick<AccountForm<never>, 'submit' | 'failure' | 'isBusy'>;
  /** Whose password is asked for: password managers read it. */
  readonly email?: string;
  readonly action: string;
  readonly isDangerous?: boolean;
  readonly cancel?: { readonly label: string; readonly onCancel: () => void };
  readonly children: ReactNode;
}

/** Around the fields of a small form: what went wrong with it, the button that sends it, and the one that does not. */
export function AccountFormFrame(props: Props) {
  const { label, form, email, action, isDangerous = false, cancel, children } = props;
  return (
    <Stack as="form" noValidate aria-label={label} onSubmit={form.submit}>
      {email !== undefined && <input type="email" autoComplete="username" value={email} readOnly hidden />}
      {children}
      {form.failure !== null && <Alert severity="error">{form.failure}</Alert>}
      <Cluster>
        <Button type="submit" {...(isDangerous && { variant: 'danger' })} loading={form.isBusy}>
          {action}
        </Button>
        {cancel !== undefined && (
          <Button variant="quiet" onClick={cancel.onCancel}>
            {cancel.label}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}
