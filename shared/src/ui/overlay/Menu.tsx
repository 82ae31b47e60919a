import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/iconTypes';
import { popupStyles } from './popupStyles';

interface MenuEntry {
  readonly label: string;
  readonly icon?: IconName;
}

/** A choice that does something, or one that leads somewhere: `link` is then `<Link to={…} />`. */
export type MenuItem =
  | (MenuEntry & { readonly onSelect: () => void; readonly disabled?: boolean })
  | (MenuEntry & { readonly link: ReactElement });

export interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuItem[];
}

/** A list of choices behind a button: arrow keys, first letters, Escape. */
export function Menu({ trigger, items }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Positioner sideOffset={6} align="end" collisionPadding={12}>
          <Popup>
            {items.map((item) => (
              <MenuRow key={item.label} item={item} />
            ))}
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function MenuRow({ item }: { readonly item: MenuItem }) {
  const content = (
    <>
      {item.icon !== undefined && <Icon name={item.icon} />}
      {item.label}
    </>
  );
  return 'link' in item ? (
    <Row as={Base.LinkItem} render={item.link} closeOnClick>
      {content}
    </Row>
  ) : (
    <Row disabled={item.disabled} onClick={item.onSelect}>
      {content}
    </Row>
  );
}

const Positioner = styled(Base.Positioner)`
  z-index: ${({ theme }) => theme.depths.overlay};
`;

const Popup = styled(Base.Popup)`
  ${popupStyles}
  min-width: 12rem;
  padding: ${({ theme }) => theme.space(1)};
`;

const Row = styled(Base.Item)`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-height: ${({ theme }) => theme.sizes.touch};
  padding: 0 ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radii.sm};
  color: inherit;
  text-decoration: none;
  outline: 0;
  cursor: pointer;

  ${({ theme }) => theme.media.up('lg')} {
    min-height: ${({ theme }) => theme.sizes.compact};
  }

  &[data-highlighted] {
    color: ${({ theme }) => theme.colors.turf};
    background: ${({ theme }) => theme.colors.turfSoft};
    outline: 2px solid ${({ theme }) => theme.colors.focus};
    outline-offset: -2px;
  }

  &[data-disabled] {
    cursor: not-allowed;
    opacity: 0.5;
  }
`;
