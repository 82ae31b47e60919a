import type { PageLoaderArgs } from '@galopin/shared/contracts';

type LoaderShell = PageLoaderArgs['shell'];

/** Milliseconds for which an answer is as good as a new one. */
const FRESH = 5000;

/**
 * Remembers what the loader of a build was answered. When the build then fails, the one that takes over asks the same
 * questions a moment later: it need not wait for the server a second time.
 */
export interface AnswerMemo {
  /** The shell for a build: every answer is noted, those of builds before are forgotten. */
  record(shell: LoaderShell): LoaderShell;
  /** The shell for the build that takes over: fresh answers are given again. */
  replay(shell: LoaderShell): LoaderShell;
}

export function createAnswerMemo(now: () => number): AnswerMemo {
  const answers = new Map<string, { readonly at: number; readonly answer: unknown }>();

  const wrap = (shell: LoaderShell): LoaderShell => {
    const remember = async <Answer>(question: unknown, ask: () => Promise<Answer>): Promise<Answer> => {
      // What is answered depends on who asks.
      const key = JSON.stringify([shell.session.get(), question]);
      const known = answers.get(key);
      if (known && now() - known.at < FRESH) return known.answer as Answer;
      const answer = await ask();
      answers.set(key, { at: now(), answer });
      return answer;
    };
    return {
      ...shell,
      api: {
        ...shell.api,
        get: (path, request) => remember(['get', path, request?.query], () => shell.api.get(path, request)),
      },
      data: {
        run: (name, params) => remember(['run', name, params], () => shell.data.run(name, params)),
      },
    };
  };

  return {
    record(shell) {
      answers.clear();
      return wrap(shell);
    },
    replay: wrap,
  };
}
