import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { popupStyles } from './popupStyles';

export interface TooltipProps {
  readonly text: string;
  /** A button or link, which must have a name of its own: the tooltip is for the eye only. */
  readonly children: ReactElement;
}

/** A few words beside a control, on hover and on keyboard focus. Never the only place of a fact: touch has none. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Positioner sideOffset={6}>
          <Popup>{text}</Popup>
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
  padding: ${({ theme }) => `${theme.space(1)} ${theme.space(2)}`};
  border-color: ${({ theme }) => theme.colors.turfDeep};
  color: ${({ theme }) => theme.colors.onTurf};
  background: ${({ theme }) => theme.colors.turfDeep};
  ${({ theme }) => theme.text.caption}
`;
