import { AUDIENCE_SESSION_KEY } from '@galopin/shared/contracts';

/** Random letters and digits behind the time. */
const RANDOM_LENGTH = 13;
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';

export interface AudienceSession {
  /** Made once per browser session; `null` where it cannot be kept, which would make every page a visit. */
  id(): string | null;
  forget(): void;
}

/**
 * The number of a browser session: `session_`, the time, random letters and digits (specification, part 3).
 * @param now epoch milliseconds
 */
export function createAudienceSession(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined,
  now: () => number,
): AudienceSession {
  return {
    id() {
      if (!storage) return null;
      try {
        const known = storage.getItem(AUDIENCE_SESSION_KEY);
        if (known !== null && known !== '') return known;
        const made = `session_${now()}_${randomText()}`;
        storage.setItem(AUDIENCE_SESSION_KEY, made);
        return made;
      } catch {
        // Full, or refused: whoever asks says that there is none.
        return null;
      }
    },
    forget() {
      try {
        storage?.removeItem(AUDIENCE_SESSION_KEY);
      } catch {
        // What cannot be reached was not kept either.
      }
    },
  };
}

function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_LENGTH));
  return Array.from(bytes, (byte) => DIGITS[byte % DIGITS.length]).join('');
}
