import { SectionTitle } from '@galopin/shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';

/** Title of what took the place of a form: it takes the focus, which would be lost with the form's button. */
export function FocusedTitle({ children }: { readonly children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <SectionTitle ref={title} tabIndex={-1}>
      {children}
    </SectionTitle>
  );
}
