import { Tabs as Base } from '@base-ui/react/tabs';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';

export interface TabItem<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly disabled?: boolean;
  readonly content: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** What the tabs choose between, read out. */
  readonly label: string;
  readonly items: readonly TabItem<Value>[];
  /** Chosen tab, when the owner (or the address) decides it. */
  readonly value?: Value;
  /** First chosen tab otherwise; defaults to the first one. */
  readonly defaultValue?: Value;
  readonly onChange?: (value: Value) => void;
}

/** Tabs with one panel each; only the chosen panel is in the page, and its tab is in sight where the row is too long. Arrow keys move, Enter or Space chooses. */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  defaultValue,
  onChange,
}: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current;
    const chosen = row?.querySelector<HTMLElement>('[aria-selected="true"]');
    // Not scrollIntoView: that may also move the page.
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }, [value]);
  const choice = value === undefined ? { defaultValue: defaultValue ?? items[0]?.value } : { value };
  return (
    <Base.Root {...choice} onValueChange={(next) => onChange?.(next as Value)}>
      <TabList ref={list} aria-label={label}>
        {items.map((item) => (
          <Tab key={item.value} value={item.value} disabled={item.disabled}>
            {item.label}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <Panel key={item.value} value={item.value}>
          {item.content}
        </Panel>
      ))}
    </Base.Root>
  );
}

const TabList = styled(Base.List)`
  position: relative;
  display: flex;
  gap: ${({ theme }) => theme.space(1)};
  border-bottom: ${({ theme }) => theme.borders.hairline};
  overflow-x: auto;
  scrollbar-width: none;
`;

const Tab = styled(Base.Tab)`
  flex: none;
  min-height: ${({ theme }) => theme.sizes.touch};
  padding: ${({ theme }) => `${theme.space(1)} ${theme.space(3)}`};
  border: 0;
  border-bottom: 3px solid transparent;
  color: ${({ theme }) => theme.colors.inkSoft};
  background: none;
  font-family: inherit;
  ${({ theme }) => theme.text.small}
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    color: ${({ theme }) => theme.colors.turf};
  }

  &[aria-selected='true'] {
    border-bottom-color: ${({ theme }) => theme.colors.turf};
    color: ${({ theme }) => theme.colors.turf};
  }

  &[data-disabled] {
    cursor: not-allowed;
    opacity: 0.5;
  }

  &:focus-visible {
    ${({ theme }) => theme.focusRing}
    outline-offset: -3px;
  }
`;

const Panel = styled(Base.Panel)`
  padding-top: ${({ theme }) => theme.space(4)};

  &:focus-visible {
    ${({ theme }) => theme.focusRing}
  }
`;
