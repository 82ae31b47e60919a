import { CONTENT_LENGTHS, typesetText } from '@galopin/shared/lib';
import { Badge, Cluster, SaddleCloth, Stack, TextArea, TextField } from '@galopin/shared/ui';
import styled from 'styled-components';
import { Note } from '../../components/Rows';
import { changeLine, EMPTY_TIP, moveRunner, TIP_GROUPS, tipLines, toggleRunner } from '../../domain/tipLines';
import { contentCopy as copy } from '../../i18n/contentCopy';
import type { EditorParts, FieldsProps, PreviewProps } from './editorTypes';
import { Lead } from './preview.styles';
import { RunnerPicker } from './RunnerPicker';
import { TipLines } from './TipLines';

function TipFields({ item: { runners = [] }, text, field, faultOf, change }: FieldsProps<'tips'>) {
  const ofNumbers = ['selection', 'base', 'regular', 'outsiders', 'favourite', 'notes'];
  const error = ofNumbers.map(faultOf).find((sentence) => sentence !== undefined);
  return (
    <>
      <RunnerPicker
        runners={runners}
        selection={text.selection}
        error={error}
        onToggle={(number) => change(toggleRunner(text, number))}
      />
      {text.selection.length > 0 && (
        <TipLines
          lines={tipLines(text)}
          runners={runners}
          faultOf={faultOf}
          onChange={(number, changed) => change(changeLine(text, number, changed))}
          onMove={(number, by) => change(moveRunner(text, number, by))}
          onRemove={(number) => change(toggleRunner(text, number))}
        />
      )}
      <TextField
        {...field('title')}
        label={copy.fields.title}
        help={copy.fields.tipTitleHelp}
        maxLength={CONTENT_LENGTHS.title}
      />
      <TextArea {...field('text')} label={copy.fields.tipText} rows={5} maxLength={CONTENT_LENGTHS.tipText} />
    </>
  );
}

function TipPreview({ item: { race, runners = [] }, text: tip }: PreviewProps<'tips'>) {
  const nameOf = (number: number) => runners.find((runner) => runner.number === number)?.name ?? '';
  const groups = [
    ...TIP_GROUPS.map((group) => ({ label: copy.runners.groupTitles[group], numbers: tip[group] })),
    { label: copy.runners.favourite, numbers: tip.favourite === null ? [] : [tip.favourite] },
  ].filter(({ numbers }) => numbers.length > 0);
  if (tip.selection.length === 0 && tip.text === '' && tip.title === '')
    return <Note>{copy.previewEmpty}</Note>;
  return (
    <Stack $gap={3}>
      {race?.quinte === true && (
        <span>
          <Badge $tone="amber">{copy.tips.quinte}</Badge>
        </span>
      )}
      {tip.title !== '' && <Lead>{typesetText(tip.title)}</Lead>}
      <Cluster as="ol" aria-label={copy.runners.selection} style={LIST}>
        {tip.selection.map((number) => (
          <li key={number}>
            <SaddleCloth number={number} />
          </li>
        ))}
      </Cluster>
      {tip.text !== '' && <Text>{typesetText(tip.text)}</Text>}
      {groups.map(({ label, numbers }) => (
        <Cluster key={label}>
          <Note>{label}</Note>
          {numbers.map((number) => (
            <SaddleCloth key={number} number={number} size="small" />
          ))}
        </Cluster>
      ))}
      {tip.notes.map(({ number, text }) => (
        <Text key={number}>
          <strong>
            {number} {nameOf(number)}
          </strong>{' '}
          {typesetText(text)}
        </Text>
      ))}
    </Stack>
  );
}

export const TIP_PARTS: EditorParts<'tips'> = {
  empty: EMPTY_TIP,
  Fields: TipFields,
  Preview: TipPreview,
  canWithdraw: true,
};

const LIST = { margin: 0, padding: 0, listStyle: 'none' } as const;

const Text = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
`;
