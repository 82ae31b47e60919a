import { beginUpload, sendPiece, UPLOAD_LIMITS, type ShellApi } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';

/** Longest name that is taken. */
const NAME_LENGTH = 200;

export interface FileToSend {
  readonly file: File;
  /** Of documents of PMU that name none: `2026-07-07/R1/C1`. */
  readonly race: string | undefined;
}

/**
 * Sends a file to be imported, piece by piece. Throws as the API client does, `malformed`, or the browser's error when
 * the file cannot be read.
 * @param onSent told how many bytes have arrived
 * @returns the run that imports it
 */
export async function sendFile(
  { api }: Pick<ShellApi, 'api'>,
  { file, race }: FileToSend,
  onSent: (bytes: number) => void,
): Promise<number> {
  const { name, size } = file;
  const body = { name: name.slice(-NAME_LENGTH), size, ...(race !== undefined && { race }) };
  const { upload } = await callApi(api, beginUpload, { body });
  const sendFrom = async (at: number): Promise<number> => {
    const piece = await readBase64(file.slice(at, at + UPLOAD_LIMITS.piece));
    const { received, run } = await callApi(api, sendPiece, { params: { upload }, body: { at, piece } });
    onSent(received);
    return run ?? sendFrom(received);
  };
  return sendFrom(0);
}

function readBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    // A data URL is text.
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''));
    reader.readAsDataURL(blob);
  });
}
