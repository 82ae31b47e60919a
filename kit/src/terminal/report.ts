import colors from 'picocolors';

/** Takes what is being done now. */
export type Tell = (doing: string) => void;

/** Seconds with one decimal. */
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Milliseconds between two lines of a step that goes on. */
const NEWS_MS = 10_000;
const LONGEST = 100;

/** Runs one step of the start and prints how long it took; one that goes on says every ten seconds what it does. */
export async function step<Result>(
  title: string,
  work: (tell: Tell) => Promise<Result>,
  detail?: (result: Result) => string,
): Promise<Result> {
  const started = performance.now();
  const line = (mark: string) => `${mark} ${title.padEnd(34)} ${seconds(started).padStart(7)}`;
  let doing = '';
  const news = setInterval(() => {
    print(colors.dim(`${line('…')} ${doing.slice(0, LONGEST)}`));
  }, NEWS_MS).unref();
  try {
    const result = await work((now) => {
      doing = now;
    });
    const more = detail ? colors.dim(` ${detail(result)}`) : '';
    print(`${line(colors.green('✔'))}${more}`);
    return result;
  } catch (error) {
    print(line(colors.red('✘')));
    throw error;
  } finally {
    clearInterval(news);
  }
}

/** What a line of a service says to a person: the message of one that is logged as JSON. */
export function wordsOf(line: string): string {
  if (!line.startsWith('{')) return line;
  try {
    const { msg } = JSON.parse(line) as { readonly msg?: unknown };
    return typeof msg === 'string' ? msg : line;
  } catch {
    // Begins like JSON and is none: it says what it says.
    return line;
  }
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}
