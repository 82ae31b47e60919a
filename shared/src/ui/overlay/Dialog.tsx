import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { fr } from '../i18n/fr';
import { IconButton } from '../IconButton/IconButton';
import { popupStyles } from './popupStyles';

export interface DialogProps {
  readonly title: string;
  readonly description?: string;
  readonly open: boolean;
  /** Asked to close by the button, by Escape or by a press outside. */
  readonly onClose: () => void;
  readonly children?: ReactNode;
  /** Buttons at the foot. */
  readonly actions?: ReactElement;
}

/** A question or a form that the rest of the page waits for; keeps the focus and gives it back. */
export function Dialog({ title, description, open, onClose, children, actions }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Backdrop />
        <Popup>
          <Head>
            <Title>{title}</Title>
            <Base.Close render={<IconButton icon="x" label={fr.close} />} />
          </Head>
          {description !== undefined && <Description>{description}</Description>}
          {children}
          {actions !== undefined && <Actions>{actions}</Actions>}
        </Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const Backdrop = styled(Base.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: ${({ theme }) => theme.depths.overlay};
  background: ${({ theme }) => theme.colors.scrim};
`;

const Popup = styled(Base.Popup)`
  ${popupStyles}
  position: fixed;
  inset: 50% auto auto 50%;
  z-index: ${({ theme }) => theme.depths.overlay};
  width: calc(100vw - ${({ theme }) => theme.space(8)});
  max-width: 32rem;
  max-height: calc(100dvh - ${({ theme }) => theme.space(8)});
  padding: ${({ theme }) => theme.space(5)};
  overflow-y: auto;
  transform: translate(-50%, -50%);
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(3)};
`;

const Title = styled(Base.Title)`
  margin: 0;
  ${({ theme }) => theme.text.h2}
`;

const Description = styled(Base.Description)`
  margin: ${({ theme }) => `${theme.space(1)} 0 ${theme.space(4)}`};
  color: ${({ theme }) => theme.colors.inkSoft};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space(2)};
  margin-top: ${({ theme }) => theme.space(5)};
`;
