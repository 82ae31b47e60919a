import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import styled from 'styled-components';
import { popupStyles } from '../overlay/popupStyles';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export const Backdrop = styled(Dialog.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: ${({ theme }) => theme.depths.overlay};
  background: ${({ theme }) => theme.colors.scrim};
`;

export const Viewport = styled(Dialog.Viewport)`
  position: fixed;
  inset: 0;
  z-index: ${({ theme }) => theme.depths.overlay};
  display: flex;
  align-items: flex-start;
  justify-content: center;

  ${({ theme }) => theme.media.up('md')} {
    padding: ${({ theme }) => theme.space(12)};
  }
`;

export const Sheet = styled(Dialog.Popup)`
  ${popupStyles}
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: none;
  height: 100dvh;
  border: 0;
  border-radius: 0;

  ${({ theme }) => theme.media.up('md')} {
    max-width: 40rem;
    height: auto;
    max-height: min(40rem, calc(100dvh - ${({ theme }) => theme.space(24)}));
    border: ${({ theme }) => theme.borders.hairline};
    border-radius: ${({ theme }) => theme.radii.lg};
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(2)} ${theme.space(2)} ${theme.space(4)}`};
  border-bottom: ${({ theme }) => theme.borders.hairline};
`;

export const Field = styled(Autocomplete.InputGroup)`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  min-width: 0;
  color: ${({ theme }) => theme.colors.inkFaint};
  font-size: 1.125rem;
`;

/** The one field of the sheet, whose caret says that it has the focus. */
export const Input = styled(Autocomplete.Input)`
  flex: 1;
  min-width: 0;
  min-height: ${({ theme }) => theme.sizes.touch};
  padding: 0;
  border: 0;
  outline: none;
  color: ${({ theme }) => theme.colors.ink};
  background: none;
  font: inherit;

  &::placeholder {
    color: ${({ theme }) => theme.colors.inkFaint};
    opacity: 1;
  }
`;

export const Scroller = styled.div`
  min-height: 0;
  padding-bottom: ${({ theme }) => theme.space(2)};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const Status = styled(Autocomplete.Status)<{ readonly $isSilent: boolean }>`
  padding: ${({ theme }) => `${theme.space(4)} ${theme.space(4)} ${theme.space(2)}`};
  color: ${({ theme }) => theme.colors.inkSoft};

  &:empty {
    padding: 0;
  }
  ${({ $isSilent }) => $isSilent && visuallyHidden}
`;

export const List = styled(Autocomplete.List)`
  outline: none;
`;

export const Group = styled(Autocomplete.Group)`
  padding-top: ${({ theme }) => theme.space(2)};
`;

export const GroupLabel = styled(Autocomplete.GroupLabel)`
  padding: ${({ theme }) => `${theme.space(1)} ${theme.space(4)}`};
  ${({ theme }) => theme.text.overline}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

export const Item = styled(Autocomplete.Item)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${({ theme }) => theme.space(3)};
  align-items: center;
  min-height: ${({ theme }) => theme.sizes.touch};
  padding: ${({ theme }) => `${theme.space(1.5)} ${theme.space(4)}`};
  cursor: pointer;
  scroll-margin-block: ${({ theme }) => theme.space(8)};

  > svg,
  > :first-child {
    grid-row: 1 / span 2;
    color: ${({ theme }) => theme.colors.inkFaint};
    font-size: 1.125rem;
  }

  &[data-highlighted] {
    background: ${({ theme }) => theme.colors.sunken};
    box-shadow: inset 3px 0 0 ${({ theme }) => theme.colors.turf};
  }
`;

export const Name = styled.span`
  overflow-wrap: anywhere;
  font-weight: 600;
  ${({ theme }) => theme.figures}
`;

export const Detail = styled.span`
  grid-column: 2;
  ${({ theme }) => theme.text.caption}
  color: ${({ theme }) => theme.colors.inkSoft};
  ${({ theme }) => theme.figures}
`;
