import { TextField, type TextFieldProps } from '@galopin/shared/ui';
import { useEffect, useRef } from 'react';
import { signInCopy as copy } from '../i18n/signInCopy';

/** Six digits of an authenticator. It appears once it is wanted, and takes the focus then. */
export function CodeField(field: Omit<TextFieldProps, 'type' | 'label' | 'autoComplete'>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={place}>
      <TextField {...field} label={copy.code} inputMode="numeric" autoComplete="one-time-code" />
    </div>
  );
}
