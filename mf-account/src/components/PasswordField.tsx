import { IconButton, TextField, type TextFieldProps } from '@galopin/shared/ui';
import { useState } from 'react';
import { signInCopy as copy } from '../i18n/signInCopy';

interface Props extends Omit<TextFieldProps, 'type' | 'trailing' | 'autoComplete'> {
  readonly autoComplete: 'current-password' | 'new-password';
  /** The form is on its way: password managers only offer to keep what is in a password field. */
  readonly sending: boolean;
}

/** A password, with a button that shows it but while it is sent. */
export function PasswordField({ sending, ...field }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={isShown && !sending ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={isShown ? copy.hidePassword : copy.showPassword}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
