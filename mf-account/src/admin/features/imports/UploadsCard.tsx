import type { ImportRunDetails } from '@galopin/shared/contracts';
import { formatCount, formatPercent } from '@galopin/shared/lib';
import { parseRaceKey } from '@galopin/shared/racing';
import { Alert, Stack, TextField } from '@galopin/shared/ui';
import { useState, type DragEvent } from 'react';
import styled from 'styled-components';
import { ListCard } from '../../components/ListCard';
import { ProgressBar } from '../../components/ProgressBar';
import { Code, Note, Rows } from '../../components/Rows';
import { importsCopy } from '../../i18n/importsCopy';
import { uploadsCopy as copy } from '../../i18n/uploadsCopy';
import { describePlace } from './describeImport';
import { RunLine } from './RunLine';
import { useUploads, type ShownUpload } from './useUploads';

/** Rejected rows that are shown of a file; its run has more. */
const SHOWN_REJECTS = 5;

/** Takes files, dropped or chosen, and tells what became of each. */
export function UploadsCard() {
  const { uploads, isUnread, add } = useUploads();
  const [race, setRace] = useState('');
  const wanted = race.trim();
  const isNoRace = wanted !== '' && parseRaceKey(wanted) === null;
  return (
    <ListCard title={copy.title} note={copy.note}>
      <RaceField>
        <TextField
          label={copy.race}
          help={copy.raceHelp}
          value={race}
          error={isNoRace ? copy.raceFault : undefined}
          onChange={({ target }) => setRace(target.value)}
        />
      </RaceField>
      <DropZone disabled={isNoRace} onFiles={(files) => add(files, wanted === '' ? undefined : wanted)} />
      {isUnread && <Alert severity="warning">{copy.unread}</Alert>}
      {uploads.length > 0 && (
        <Rows aria-label={copy.list}>
          {uploads.map((upload) => (
            <li key={upload.id}>
              <strong>{upload.file.name}</strong>
              <Progress upload={upload} />
              {upload.run !== undefined && <Report run={upload.run} name={upload.file.name} />}
            </li>
          ))}
        </Rows>
      )}
    </ListCard>
  );
}

interface DropZoneProps {
  readonly disabled: boolean;
  readonly onFiles: (files: Iterable<File>) => void;
}

function DropZone({ disabled, onFiles }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent, is: boolean) => {
    event.preventDefault();
    setOver(is && !disabled);
  };
  return (
    <Zone
      $isOver={isOver}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false);
        if (!disabled) onFiles(event.dataTransfer.files);
      }}
    >
      <span>{copy.drop}</span>
      <input
        type="file"
        multiple
        disabled={disabled}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </Zone>
  );
}

function Progress({ upload: { state, sent, file, fault } }: { readonly upload: ShownUpload }) {
  switch (state) {
    case 'waiting':
      return <Note>{copy.waiting}</Note>;
    case 'sending':
      return (
        <>
          <Note>{copy.sending(formatPercent((100 * sent) / file.size))}</Note>
          <ProgressBar value={sent} max={file.size} aria-label={copy.sent(file.name)} />
        </>
      );
    case 'importing':
      return (
        <>
          <Note>{copy.importing}</Note>
          <ProgressBar aria-label={copy.importing} />
        </>
      );
    case 'failed':
      return <Alert severity="error">{copy.faults[fault ?? 'refused']}</Alert>;
    case 'ended':
      return null;
  }
}

function Report({ run, name }: { readonly run: ImportRunDetails; readonly name: string }) {
  const failure = run.failure ?? run.fileReports[0]?.failure ?? null;
  const shown = run.rejects.slice(0, SHOWN_REJECTS);
  const hidden = run.counts.rejected - shown.length;
  return (
    <div role="status">
      <RunLine run={run} />
      {failure !== null && (
        <Alert severity="warning">
          <Code lang="en">{failure}</Code>
        </Alert>
      )}
      {shown.length > 0 && (
        <Rejects aria-label={copy.rejects(name)}>
          {shown.map((reject) => (
            <li key={`${reject.line} ${reject.row} ${reject.reason}`}>
              {describePlace(reject)} <Code lang="en">{reject.reason}</Code>
            </li>
          ))}
          {hidden > 0 && (
            <li>{copy.more(formatCount(hidden, importsCopy.rejectedRow, importsCopy.rejectedRows))}</li>
          )}
        </Rejects>
      )}
    </div>
  );
}

const RaceField = styled.div`
  margin: ${({ theme }) => theme.space(4)} ${({ theme }) => theme.space(4)} 0;
  max-width: 24rem;
`;

const Zone = styled.label<{ readonly $isOver: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(2)};
  justify-items: center;
  margin: ${({ theme }) => theme.space(4)};
  padding: ${({ theme }) => theme.space(6)};
  border: 2px dashed ${({ theme, $isOver }) => ($isOver ? theme.colors.turf : theme.colors.lineStrong)};
  border-radius: ${({ theme }) => theme.radii.md};
  background: ${({ theme }) => theme.colors.sunken};
  text-align: center;
  cursor: pointer;

  input {
    max-width: 100%;
  }
`;

const Rejects = styled(Stack).attrs({ as: 'ul', $gap: 1 })`
  margin: 0;
  padding-left: ${({ theme }) => theme.space(5)};
  ${({ theme }) => theme.text.small}
  overflow-wrap: anywhere;
`;
