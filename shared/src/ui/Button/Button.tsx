import type { ComponentProps, MouseEvent } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/iconTypes';
import { Spinner } from '../Spinner/Spinner';
import { ButtonFrame, type ButtonVariant } from './Button.styles';

export interface ButtonProps extends ComponentProps<'button'> {
  /** Defaults to `primary`: one a view. */
  readonly variant?: ButtonVariant;
  /** Work is under way: keeps its place and the focus, does nothing when pressed. */
  readonly loading?: boolean;
  /** Icon before the text. */
  readonly icon?: IconName;
  /** Takes the whole line. */
  readonly wide?: boolean;
}

/** A button; `type` defaults to `button`. For a link that looks like one take `ButtonLink`. */
export function Button({ variant, loading = false, icon, wide, children, onClick, ...rest }: ButtonProps) {
  // `disabled` would throw the focus away while the visitor waits.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <ButtonFrame
      type="button"
      {...rest}
      $variant={variant}
      $wide={wide}
      onClick={handleClick}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
    >
      {loading ? <Spinner /> : icon !== undefined && <Icon name={icon} />}
      {children}
    </ButtonFrame>
  );
}
