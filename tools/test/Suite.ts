import path from 'node:path';
import { repositoryRoot } from '@galopin/processes';

/** Folder in which suites leave what they found. */
export const FOUND = path.join(repositoryRoot, 'test-results');

/** What a change has touched, paths below the repository's root. */
export interface Change {
  /** The commit it is held against. */
  readonly base: string;
  readonly files: readonly string[];
}

/** How a suite is run. */
export interface Run {
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** One suite: an entry in `suites.ts`. */
export interface Suite {
  /** What `pnpm test NAME` calls it. */
  readonly name: string;
  /** Leaves a processor idle: it runs beside the others, and its output is told when it has ended. */
  readonly isBeside?: boolean;
  /** Whether a change can break it; it runs whole where this says nothing of what it needs of the suite. */
  isTouchedBy(change: Change): boolean;
  /** @returns why it cannot run here, or how it runs: with a change, only what that one can break */
  plan(change: Change | null): Promise<Run | { readonly leftOut: string; readonly isFault: boolean }>;
  /** The failures of the last run, each with the command that repeats it alone; empty where the suite writes none. */
  failures?(): readonly Failure[];
}

export interface Failure {
  readonly what: string;
  readonly repeat: string;
}
