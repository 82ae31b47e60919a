import type { ImportRunDetails } from '@galopin/shared/contracts';
import { useReadEvery } from '@galopin/shared/read';
import { useShell } from '@galopin/shared/shell-context';
import { useEffect, useEffectEvent, useState } from 'react';
import { fetchImport } from '../../api/importCalls';
import { sendFile, type FileToSend } from '../../api/sendFile';
import { sizeFault, uploadFault, type UploadFault } from '../../domain/uploadFault';

/** How often an import that goes on is looked at, ms. */
const LOOK_MS = 1000;

/** A file that was given to the page, and how far it is. */
interface Upload {
  readonly id: string;
  readonly file: File;
  /** That a document of PMU belongs to which names none. */
  readonly race: string | undefined;
  readonly state: 'waiting' | 'importing' | 'ended' | 'failed';
  /** Bytes that have arrived. */
  readonly sent: number;
  /** Number of the run that imports it. */
  readonly runId?: number;
  /** Its report, as last read. */
  readonly run?: ImportRunDetails;
  /** Of one that failed. */
  readonly fault?: UploadFault;
}

/** With the one that is sent told from those that wait. */
export interface ShownUpload extends Omit<Upload, 'state'> {
  readonly state: Upload['state'] | 'sending';
}

/** Sends and imports files one after another; one that fails keeps no other back. */
export function useUploads() {
  const shell = useShell();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const send = useEffectEvent(
    async (id: string, onSent: (bytes: number) => void): Promise<Partial<Upload>> => {
      const upload = uploads.find((each) => each.id === id);
      if (upload === undefined) return {};
      try {
        return { state: 'importing', runId: await sendFile(shell, upload, onSent) };
      } catch (error) {
        shell.logger.error('A file could not be sent', { message: String(error) });
        return { state: 'failed', fault: uploadFault(error) };
      }
    },
  );
  // One after another: the first that is not through is at it.
  const current = uploads.find(({ state }) => state === 'waiting' || state === 'importing');
  const importing = current?.state === 'importing' ? current : undefined;
  const sendingId = current?.state === 'waiting' ? current.id : undefined;
  const isSending = sendingId !== undefined;
  useEffect(() => {
    if (sendingId === undefined) return;
    const change = (changed: Partial<Upload>) => setUploads((all) => changeIn(all, sendingId, changed));
    void send(sendingId, (sent) => change({ sent })).then(change);
  }, [sendingId]);
  useEffect(() => (isSending ? shell.holdUnsavedInput() : undefined), [isSending, shell]);

  const look = async (signal: AbortSignal) => {
    if (importing?.runId === undefined) return;
    const run = await fetchImport(shell, importing.runId, signal);
    const state = run.outcome === 'running' ? 'importing' : 'ended';
    setUploads((all) => changeIn(all, importing.id, { run, state }));
  };
  const following = useReadEvery(LOOK_MS, look, {
    what: 'The import of a file',
    key: importing?.id,
    enabled: importing !== undefined,
  });

  return {
    uploads: uploads.map((upload): ShownUpload =>
      upload.id === sendingId ? { ...upload, state: 'sending' } : upload,
    ),
    isUnread: importing !== undefined && 'reason' in following,
    add: (files: Iterable<File>, race: string | undefined) =>
      setUploads((all) => [
        ...all,
        ...[...files].map((file, place) => uploadOf({ file, race }, all.length + place)),
      ]),
  };
}

const changeIn = (all: readonly Upload[], id: string, changed: Partial<Upload>) =>
  all.map((upload) => (upload.id === id ? { ...upload, ...changed } : upload));

function uploadOf({ file, race }: FileToSend, place: number): Upload {
  const fault = sizeFault(file.size);
  const begun = { id: `${place} ${file.name}`, file, race, sent: 0 };
  return fault === null ? { ...begun, state: 'waiting' } : { ...begun, state: 'failed', fault };
}
