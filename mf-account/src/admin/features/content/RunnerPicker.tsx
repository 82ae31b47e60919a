import type { TippedRunner } from '@galopin/shared/contracts';
import { selectionSize } from '@galopin/shared/lib';
import { Chip, SaddleCloth } from '@galopin/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { Note } from '../../components/Rows';
import { contentCopy } from '../../i18n/contentCopy';

const copy = contentCopy.runners;

interface Props {
  readonly runners: readonly TippedRunner[];
  readonly selection: readonly number[];
  /** What is wrong with the selection. */
  readonly error: string | undefined;
  readonly onToggle: (number: number) => void;
}

/** The declared runners: pressing one takes it into the selection, or out of it. */
export function RunnerPicker({ runners, selection, error, onToggle }: Props) {
  const [label, note] = [useId(), useId()];
  if (runners.length === 0) return <Note>{copy.none}</Note>;
  return (
    <Group
      role="group"
      tabIndex={-1}
      aria-labelledby={label}
      aria-describedby={note}
      data-invalid={error === undefined ? undefined : true}
    >
      <Label id={label}>{copy.choose}</Label>
      <Runners>
        {runners.map(({ number, name, isNonRunner }) => (
          <Chip
            key={number}
            aria-pressed={selection.includes(number)}
            disabled={isNonRunner && !selection.includes(number)}
            onClick={() => onToggle(number)}
          >
            <SaddleCloth number={number} size="small" kind={isNonRunner ? 'nonRunner' : 'runner'} />
            {name}
          </Chip>
        ))}
      </Runners>
      <Help id={note} $error={error !== undefined}>
        {error ?? copy.chooseHelp(selection.length, selectionSize(runners))}
      </Help>
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
  border-radius: ${({ theme }) => theme.radii.md};

  &:focus-visible {
    ${({ theme }) => theme.focusRing}
  }
`;

const Label = styled.span`
  ${({ theme }) => theme.text.label}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

const Runners = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};
`;

const Help = styled(Note)<{ readonly $error: boolean }>`
  color: ${({ theme, $error }) => ($error ? theme.colors.red : theme.colors.inkSoft)};
`;
