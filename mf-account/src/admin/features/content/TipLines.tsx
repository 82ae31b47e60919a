import type { TippedRunner } from '@galopin/shared/contracts';
import { CONTENT_LENGTHS } from '@galopin/shared/lib';
import { IconButton, SaddleCloth, Select, TextField } from '@galopin/shared/ui';
import styled from 'styled-components';
import { Checkbox } from '../../../components/Checkbox';
import { TIP_GROUPS, type TipLine } from '../../domain/tipLines';
import { contentCopy } from '../../i18n/contentCopy';

const copy = contentCopy.runners;
const GROUPS = [
  { value: '', label: copy.groups.none },
  ...TIP_GROUPS.map((value) => ({ value: value as string, label: copy.groups[value] })),
];

interface Props {
  readonly lines: readonly TipLine[];
  readonly runners: readonly TippedRunner[];
  /** What is wrong with `notes.{place}.text`. */
  readonly faultOf: (name: string) => string | undefined;
  readonly onChange: (number: number, changed: Partial<TipLine>) => void;
  readonly onMove: (number: number, by: -1 | 1) => void;
  readonly onRemove: (number: number) => void;
}

/** The selection in order: each runner's group, the favourite, a word on it. */
export function TipLines({ lines, runners, faultOf, onChange, onMove, onRemove }: Props) {
  const noted = lines.filter(({ note }) => note !== '');
  return (
    <List aria-label={copy.selection}>
      {lines.map((line, place) => {
        const { number, group, isFavourite, note } = line;
        const runner = runners.find((declared) => declared.number === number)?.name ?? '';
        const name = `${number} ${runner}`.trim();
        return (
          <li key={number}>
            <Line role="group" aria-label={name}>
              <Head>
                <SaddleCloth number={number} />
                <Name>{runner}</Name>
                <IconButton
                  icon="chevron-up"
                  label={copy.up(name)}
                  disabled={place === 0}
                  onClick={() => onMove(number, -1)}
                />
                <IconButton
                  icon="chevron-down"
                  label={copy.down(name)}
                  disabled={place === lines.length - 1}
                  onClick={() => onMove(number, 1)}
                />
                <IconButton icon="x" label={copy.remove(name)} onClick={() => onRemove(number)} />
              </Head>
              <Says>
                <Select
                  label={copy.group}
                  options={GROUPS}
                  value={group ?? ''}
                  onChange={({ target }) =>
                    onChange(number, { group: TIP_GROUPS.find((known) => known === target.value) ?? null })
                  }
                />
                <TextField
                  label={copy.note}
                  maxLength={CONTENT_LENGTHS.note}
                  error={faultOf(`notes.${noted.indexOf(line)}.text`)}
                  value={note}
                  onChange={({ target }) => onChange(number, { note: target.value })}
                />
                <Checkbox
                  label={copy.favourite}
                  checked={isFavourite}
                  onChange={({ target }) => onChange(number, { isFavourite: target.checked })}
                />
              </Says>
            </Line>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  border-top: ${({ theme }) => theme.borders.hairline};
`;

const Line = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => theme.space(3)} 0;
  border-bottom: ${({ theme }) => theme.borders.hairline};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
`;

const Name = styled.strong`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Says = styled.div`
  display: grid;
  align-items: end;
  gap: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};

  ${({ theme }) => theme.media.up('sm')} {
    grid-template-columns: minmax(11rem, 1fr) minmax(0, 2fr) auto;
  }
`;
