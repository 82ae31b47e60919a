import type { GateFinding } from '@galopin/shared/contracts';

/** A release that could not be made, told so that the reader knows what to do. */
export class ReleaseError extends Error {
  constructor(
    message: string,
    readonly findings: readonly GateFinding[] = [],
    options?: ErrorOptions,
  ) {
    super([message, ...findings.map(describeFinding)].join('\n'), options);
    this.name = 'ReleaseError';
  }
}

function describeFinding({ rule, found, wanted }: GateFinding): string {
  return `  ${rule}: found ${found}; wanted ${wanted}`;
}
