import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { popupStyles } from './popupStyles';

export interface PopoverProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly title: string;
  /** Also opens for a pointer that rests on the button; a press, or touch, opens it to stay. */
  readonly openOnHover?: boolean;
  readonly children: ReactNode;
}

/** A small panel beside its button: more about something, or a few fields. Escape or a press outside closes it. */
export function Popover({ trigger, title, openOnHover = false, children }: PopoverProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} openOnHover={openOnHover} />
      <Base.Portal>
        <Positioner sideOffset={8} collisionPadding={12}>
          <Popup>
            <Title>{title}</Title>
            {children}
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const Positioner = styled(Base.Positioner)`
  z-index: ${({ theme }) => theme.depths.overlay};
`;

const Popup = styled(Base.Popup)`
  ${popupStyles}
  padding: ${({ theme }) => theme.space(4)};
`;

const Title = styled(Base.Title)`
  margin: 0 0 ${({ theme }) => theme.space(1)};
  ${({ theme }) => theme.text.h4}
`;
