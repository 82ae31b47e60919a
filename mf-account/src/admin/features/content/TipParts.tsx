import { CONTENT_LENGTHS, typesetText } from '@galopin/shared/lib';
import { Badge, Button, Cluster, SaddleCloth, Stack, TextArea, TextField } from '@galopin/shared/ui';
import styled from 'styled-components';
import { Checkbox } from '../../../components/Checkbox';
import { Note } from '../../components/Rows';
import {
  changeLine,
  EMPTY_TIP,
  moveRunner,
  TIP_GROUPS,
  tipLines,
  suggestNotes,
  toggleRunner,
} from '../../domain/tipLines';
import { contentCopy as copy } from '../../i18n/contentCopy';
import type { EditorParts, FieldsProps, PreviewProps } from './editorTypes';
import { Lead } from './preview.styles';
import { RunnerSelect } from './RunnerSelect';
import { RunnerPicker } from './RunnerPicker';
import { TipLines } from './TipLines';

function TipFields({ item: { runners = [] }, text, field, faultOf, change }: FieldsProps<'tips'>) {
  const ofNumbers = ['selection', 'base', 'regular', 'outsiders', 'favourite', 'notes'];
  const isRegretted = runners.filter(({ number }) => !text.selection.includes(number));
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
      {text.selection.length > 0 && (
        <Stack $gap={1}>
          <Cluster>
            <Button
              variant="secondary"
              disabled={!runners.some(({ words }) => words !== undefined)}
              onClick={() => change(suggestNotes(text, runners))}
            >
              {copy.runners.suggest}
            </Button>
          </Cluster>
          <Note>{copy.runners.suggestHelp}</Note>
        </Stack>
      )}
      <RunnerSelect
        label={copy.runners.regret}
        runners={isRegretted}
        value={text.regret ?? null}
        error={faultOf('regret')}
        onChange={(regret) => change({ regret })}
      />
      <RunnerSelect
        label={copy.runners.lastMinute}
        runners={runners}
        value={text.lastMinute ?? null}
        error={faultOf('lastMinute')}
        onChange={(lastMinute) => change({ lastMinute })}
      />
      <Stack $gap={1}>
        <Checkbox
          label={copy.runners.free}
          checked={text.free === true}
          onChange={({ target }) => change({ free: target.checked })}
        />
        <Note>{copy.runners.freeHelp}</Note>
      </Stack>
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

const one = (number: number | null | undefined): readonly number[] => (number ? [number] : []);

function TipPreview({ item: { race, runners = [] }, text: tip }: PreviewProps<'tips'>) {
  const nameOf = (number: number) => runners.find((runner) => runner.number === number)?.name ?? '';
  const groups = [
    ...TIP_GROUPS.map((group) => ({ label: copy.runners.groupTitles[group], numbers: tip[group] })),
    { label: copy.runners.favourite, numbers: one(tip.favourite) },
    { label: copy.runners.regret, numbers: one(tip.regret) },
    { label: copy.runners.lastMinute, numbers: one(tip.lastMinute) },
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
