import type { ImportRunDetails } from '@galopin/shared/contracts';
import { useReadEvery } from '@galopin/shared/read';
import { useShell } from '@galopin/shared/shell-context';
import { useEffect, useEffectEvent, useState } from 'react';
import { fetchImport } from '../../api/importCalls';
import { sendFile } from '../../api/sendFile';
import { sizeFault, uploadFault, type UploadFault } from '../../domain/uploadFault';

/** How often an import that goes on is looked at, ms. */
const LOOK_MS = 1000;

/** A file that was given to the page, and how far it is. */
export interface Upload {
  readonly id: string;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'importing' | 'ended' | 'failed';
  /** Bytes that have arrived. */
  readonly sent: number;
  /** Number of the run that imports it. */
  readonly runId?: number;
  /** Its report, as last read. */
  readonly run?: ImportRunDetails;
  /** Of one that failed. */
  readonly fault?: UploadFault;
}

/** Sends and imports files one after another; one that fails keeps no other back. */
export function useUploads() {
  const shell = useShell();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const change = (id: string, changed: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...changed } : upload)));

  const send = useEffectEvent(async ({ id, file }: Upload) => {
    change(id, { state: 'sending' });
    try {
      const runId = await sendFile(shell, file, (sent) => change(id, { sent }));
      change(id, { state: 'importing', runId });
    } catch (error) {
      shell.logger.error('A file could not be sent', { message: String(error) });
      change(id, { state: 'failed', fault: uploadFault(error) });
    }
  });
  const sending = uploads.find(({ state }) => state === 'sending');
  const importing = uploads.find(({ state }) => state === 'importing');
  const isBusy = sending !== undefined || importing !== undefined;
  const next = isBusy ? undefined : uploads.find(({ state }) => state === 'waiting');
  useEffect(() => {
    if (next !== undefined) void send(next);
  }, [next]);

  const look = async (signal: AbortSignal) => {
    if (importing?.runId === undefined) return;
    const run = await fetchImport(shell, importing.runId, signal);
    change(importing.id, { run, state: run.outcome === 'running' ? 'importing' : 'ended' });
  };
  const following = useReadEvery(LOOK_MS, look, {
    what: 'The import of a file',
    key: importing?.id,
    enabled: importing !== undefined,
  });

  const isSending = sending !== undefined;
  useEffect(() => (isSending ? shell.holdUnsavedInput() : undefined), [isSending, shell]);

  return {
    uploads,
    isUnread: importing !== undefined && 'reason' in following,
    add: (files: Iterable<File>) =>
      setUploads((all) => [...all, ...[...files].map((file, place) => uploadOf(file, all.length + place))]),
  };
}

function uploadOf(file: File, place: number): Upload {
  const fault = sizeFault(file.size);
  const begun = { id: `${place} ${file.name}`, file, sent: 0 };
  return fault === null ? { ...begun, state: 'waiting' } : { ...begun, state: 'failed', fault };
}
