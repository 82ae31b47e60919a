import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { useRef, type ReactNode } from 'react';
import { fr } from '../i18n/fr';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import type { IconName } from '../Icon/iconTypes';
import {
  Backdrop,
  Detail,
  Field,
  Group,
  GroupLabel,
  Head,
  Input,
  Item,
  List,
  Name,
  Scroller,
  Sheet,
  Status,
  Viewport,
} from './Palette.styles';

/** One thing to choose. */
export interface PaletteItem {
  /** Tells items apart. */
  readonly value: string;
  readonly label: string;
  readonly detail?: string;
  readonly icon: IconName;
}

export interface PaletteGroup {
  /** Its heading. */
  readonly value: string;
  readonly items: readonly PaletteItem[];
}

export interface PaletteProps {
  /** What the whole is called, and what its field asks for. */
  readonly label: string;
  readonly placeholder: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly groups: readonly PaletteGroup[];
  readonly onChoose: (value: string) => void;
  /** Read out when it changes, and shown above the list unless it is only said. */
  readonly status: { readonly text: string; readonly isSilent?: boolean };
  /** Below the list. */
  readonly children?: ReactNode;
}

/**
 * A field with what it finds below it: arrow keys choose, Enter takes, Escape leaves. A sheet of the window's width on
 * a phone. Gives the focus back unless something was chosen.
 */
export function Palette(props: PaletteProps) {
  const { label, placeholder, open, onClose, text, onText, groups, onChoose, status, children } = props;
  const chosen = useRef(false);
  const choose = (value: string) => {
    chosen.current = true;
    onChoose(value);
  };
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Backdrop />
        <Viewport>
          <Sheet aria-label={label} finalFocus={() => !chosen.current}>
            <Autocomplete.Root
              open
              inline
              items={groups}
              filter={null}
              mode="none"
              autoHighlight="always"
              keepHighlight
              value={text}
              onValueChange={(value, { reason }) => reason !== 'item-press' && onText(value)}
            >
              <Head>
                <Field>
                  <Icon name="search" />
                  <Input aria-label={label} placeholder={placeholder} maxLength={60} enterKeyHint="search" />
                </Field>
                <Dialog.Close render={<IconButton icon="x" label={fr.close} />} />
              </Head>
              <Scroller>
                <Status $isSilent={status.isSilent === true}>{status.text}</Status>
                <List>
                  {(group: PaletteGroup) => (
                    <Group key={group.value} items={group.items}>
                      <GroupLabel>{group.value}</GroupLabel>
                      <Autocomplete.Collection>
                        {(item: PaletteItem) => <Choice key={item.value} item={item} onChoose={choose} />}
                      </Autocomplete.Collection>
                    </Group>
                  )}
                </List>
                {children}
              </Scroller>
            </Autocomplete.Root>
          </Sheet>
        </Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface ChoiceProps {
  readonly item: PaletteItem;
  readonly onChoose: (value: string) => void;
}

function Choice({ item, onChoose }: ChoiceProps) {
  return (
    <Item value={item} onClick={() => onChoose(item.value)}>
      <Icon name={item.icon} />
      <Name>{item.label}</Name>
      {item.detail !== undefined && <Detail>{item.detail}</Detail>}
    </Item>
  );
}
