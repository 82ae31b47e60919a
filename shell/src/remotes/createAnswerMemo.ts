import type { PageLoaderArgs } from '@galopin/shared/contracts';

type LoaderShell = PageLoaderArgs['shell'];

/** Milliseconds for which an answer is as good as a new one. */
const MAX_AGE = 5000;

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

type Answers = Map<string, { readonly at: number; readonly answer: Promise<unknown> }>;

export function createAnswerMemo(now: () => number): AnswerMemo {
  let answers: Answers = new Map();

  /** Those of a visit that another has followed go into a memory that nobody reads any more. */
  const wrap = (shell: LoaderShell, noted: Answers, replays: boolean): LoaderShell => {
    const remember = <Answer>(question: unknown, ask: () => Promise<Answer>): Promise<Answer> => {
      // What is answered depends on who asks.
      const key = JSON.stringify([shell.session.get(), question]);
      const fetchAnew = () => {
        const answer = ask();
        noted.set(key, { at: now(), answer });
        return answer;
      };
      const known = replays ? noted.get(key) : undefined;
      if (!known || now() - known.at >= MAX_AGE) return fetchAnew();
      // A question that was given up, or that the server failed at, is no answer.
      return (known.answer as Promise<Answer>).catch(fetchAnew);
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
      answers = new Map();
      return wrap(shell, answers, false);
    },
    replay: (shell) => wrap(shell, answers, true),
  };
}
