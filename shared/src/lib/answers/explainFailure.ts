import { isAppError } from '../../contracts';
import { failureCopy as copy } from './i18n/failureCopy';

const TOO_MANY = 429;

/** Why something could not be had, in a visitor's words; what an error says itself is for the log. */
export function explainFailure(error: unknown): string {
  if (!isAppError(error)) return copy.other;
  const status = error.details['status'];
  switch (error.code) {
    case 'network':
      return copy.network;
    case 'malformed':
      return copy.malformed;
    case 'http':
      if (status === TOO_MANY) return copy.tooMany;
      return typeof status === 'number' ? copy.http(status) : copy.other;
    default:
      return copy.other;
  }
}
