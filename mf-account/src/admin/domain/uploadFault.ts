import { isAppError, UPLOAD_LIMITS } from '@galopin/shared/contracts';

/** Why a file was not taken. */
export type UploadFault = 'tooLarge' | 'empty' | 'unreadable' | 'offline' | 'denied' | 'refused';

/** What keeps a file from being sent; null for nothing. @param size bytes */
export const sizeFault = (size: number): UploadFault | null =>
  size === 0 ? 'empty' : size > UPLOAD_LIMITS.file ? 'tooLarge' : null;

/** Why sending a file failed. */
export function uploadFault(error: unknown): UploadFault {
  if (isAppError(error, 'network')) return 'offline';
  if (isAppError(error, 'http')) {
    const { status } = error.details;
    if (status === 413) return 'tooLarge';
    return status === 401 || status === 403 ? 'denied' : 'refused';
  }
  return isAppError(error) ? 'refused' : 'unreadable';
}
