import type { CsvSeparator, StoredDay } from '@galopin/shared/contracts';
import { formatCount, formatDay } from '@galopin/shared/lib';
import { Alert, Button, Cluster, Grid, Select, Stack, TextField } from '@galopin/shared/ui';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { lastDayOf, spanMistake, type CsvSpan } from '../../domain/csvSpan';
import { downloadCopy } from '../../i18n/downloadCopy';
import { CsvLocked } from './CsvLocked';
import { useCsvCount, type CsvCounting } from './useCsvCount';
import { useCsvDownload } from './useCsvDownload';

const copy = downloadCopy.csv;
const SEPARATORS: readonly CsvSeparator[] = [';', ','];

interface Props {
  readonly uid: string;
  /** The member's own choice, which they may change for one file. */
  readonly separator: CsvSeparator;
  /** Newest first, at least one. */
  readonly days: readonly StoredDay[];
}

/** Chooses days and separator, says how long the file would be, and has it downloaded. */
export function CsvForm({ uid, separator: first, days }: Props) {
  const [newest, oldest] = [days[0]?.jour ?? '', days.at(-1)?.jour ?? ''];
  const [span, setSpan] = useState<CsvSpan>({ from: newest, to: newest });
  const [separator, setSeparator] = useState(first);
  const mistake = spanMistake(span);
  const counting = useCsvCount(uid, span, mistake === null);
  const { state, download, reset } = useCsvDownload();
  const isEmpty = counting.status === 'counted' && counting.count.rows === 0;

  const change = (changed: Partial<CsvSpan>) => {
    setSpan({ ...span, ...changed });
    reset();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (mistake === null && !isEmpty && state !== 'preparing') void download({ uid, span, separator });
  };
  const day = (name: keyof CsvSpan) => ({
    label: copy[name],
    help: formatDay(span[name]),
    error: mistake?.field === name ? copy.mistakes[mistake.reason] : undefined,
    type: 'date',
    name,
    required: true,
    value: span[name],
    onChange: ({ target }: { readonly target: HTMLInputElement }) => change({ [name]: target.value }),
  });
  return (
    <Stack as="form" noValidate aria-labelledby={'csv-file'} onSubmit={handleSubmit}>
      <Grid $min="12rem">
        <TextField {...day('from')} min={oldest} max={newest} />
        <TextField {...day('to')} min={span.from} max={latest(span.from, newest)} />
        <Select
          label={copy.separator}
          name="separator"
          options={SEPARATORS.map((value) => ({ value, label: copy.separators[value] }))}
          value={separator}
          onChange={({ target }) => setSeparator(target.value === ',' ? ',' : ';')}
        />
      </Grid>
      <Count role="status">{sayCount(counting)}</Count>
      {state === 'started' && <Alert severity="success">{copy.started}</Alert>}
      {state === 'failed' && <Alert severity="error">{copy.failed}</Alert>}
      {state === 'locked' ? (
        <CsvLocked />
      ) : (
        <Cluster>
          <Button type="submit" loading={state === 'preparing'} disabled={mistake !== null || isEmpty}>
            {copy.download}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}

/** The last day a span may end on that also holds data. */
function latest(from: string, newest: string): string {
  if (from === '') return newest;
  const limit = lastDayOf(from);
  return limit < newest ? limit : newest;
}

function sayCount(counting: CsvCounting): string {
  switch (counting.status) {
    case 'none':
      return '';
    case 'counting':
      return copy.counting;
    case 'failed':
      return copy.countFailed;
    case 'counted': {
      const { rows, races } = counting.count;
      if (rows === 0) return copy.nothing;
      return `${formatCount(rows, downloadCopy.rowCount)}, ${formatCount(races, downloadCopy.raceCount)}`;
    }
  }
}

/** As high as a line, so that nothing moves when the count comes. */
const Count = styled.p`
  min-height: 1.5em;
  margin: 0;
  ${({ theme }) => theme.figures}
`;
