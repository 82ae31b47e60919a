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
  /** Setting without which a test that is repeated alone does not meet the same; before its command. */
  readonly repeatWith?: string;
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
  /** The file that a run writes its tests to; without one, the suite counts as one test. */
  readonly report?: { readonly file: string; read(file: string): readonly TestResult[] };
}

/** One test that was run, or left out. */
export interface TestResult {
  readonly what: string;
  /** Command that repeats it alone. */
  readonly repeat: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  readonly milliseconds: number;
}
