import { useState } from 'react';
import { authFailure } from '../domain/authFailure';
import { signInCopy } from '../i18n/signInCopy';
import type { Explanation } from './useAccountForm';

/** Whether a form shows a field `code`: from the provider's first question for one on, so that most never see it. */
export function useWantedCode() {
  const [isWanted, setWanted] = useState(false);
  return {
    isWanted,
    /** What the session takes: nothing for an empty field, which the provider answers by asking again. */
    given: (typed: string): string | undefined => typed.replace(/\s/g, '') || undefined,
    /** What is about the code, for its field; null for anything else. */
    explain(error: unknown): Explanation<'code'> | null {
      const failure = authFailure(error);
      if (failure !== 'codeWanted' && failure !== 'codeWrong') return null;
      setWanted(true);
      return { message: signInCopy.failures[failure], field: 'code' };
    },
    /** Other credentials are about to be given. */
    forget: () => setWanted(false),
  };
}
