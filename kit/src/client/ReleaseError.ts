import type { GateFinding } from '@galopin/shared/contracts';

/** What a release command ends with: done, refused, used wrongly, or no site to speak to. */
export const EXIT_CODES = { done: 0, refused: 1, usage: 2, noSite: 3 } as const;

export interface ReleaseErrorOptions extends ErrorOptions {
  /** `refused` by default. */
  readonly exitCode?: (typeof EXIT_CODES)[keyof typeof EXIT_CODES];
}

/** A release that could not be made, told so that the reader knows what to do. */
export class ReleaseError extends Error {
  readonly exitCode: number;

  constructor(
    readonly summary: string,
    readonly findings: readonly GateFinding[] = [],
    { exitCode = EXIT_CODES.refused, ...options }: ReleaseErrorOptions = {},
  ) {
    super([summary, ...findings.map(describeFinding)].join('\n'), options);
    this.name = 'ReleaseError';
    this.exitCode = exitCode;
  }
}

/** A rule, what was found and what was wanted, as a line for a terminal. */
export function describeFinding({ rule, found, wanted }: GateFinding): string {
  return `  ${rule}: found ${found}; wanted ${wanted}`;
}
