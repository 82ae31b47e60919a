import { TextField, type TextFieldProps } from '@galopin/shared/ui';
import { signInCopy as copy } from '../i18n/signInCopy';

/** The address of an account, as password managers know it. */
export function EmailField(field: Omit<TextFieldProps, 'type' | 'label' | 'autoComplete'>) {
  return (
    <TextField
      {...field}
      label={copy.email}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
