/** A file of a build, wherever its address stands in a text. */
const FILES = /\/_mf\/([\w-]+)\/([0-9a-f]{16})\//g;

export interface NamedBuild {
  readonly remote: string;
  readonly build: string;
}

/**
 * The first build that a stack or an address names; `undefined` where it names none.
 * @param without a name that is not meant: who called the shell is not the shell
 */
export function buildIn(text: string, without?: string): NamedBuild | undefined {
  for (const [, remote = '', build = ''] of text.matchAll(FILES))
    if (remote !== without) return { remote, build };
  return undefined;
}
