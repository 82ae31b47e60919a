import { createHash } from 'node:crypto';
import type { HealthEvent } from '@galopin/shared/contracts';
import type { BuiltFrame } from './HealthTables';

/** What is kept of an error: enough to find its cause, nothing about who met it. */
export interface CrashDescription {
  /** The same for errors of one message from the same place. */
  readonly fingerprint: string;
  readonly message: string;
  readonly frames: readonly BuiltFrame[];
}

/** Where an error was met, and what is told of it. */
export type CrashSource = Pick<HealthEvent, 'remote' | 'build' | 'message' | 'stack'>;

/** Frames that tell errors apart, and frames that are kept. */
const TELLING_FRAMES = 3;
const KEPT_FRAMES = 8;

/** Chromium, Firefox and Safari write frames differently; the address with line and column is common to all. */
const FRAME = /\/_mf\/([a-z][a-z0-9-]*)\/([0-9a-f]{16})\/([\w./-]+?):(\d+):(\d+)/g;

/** Describes the error an event tells of; `null` for an event without one. */
export function describeCrash({ remote, build, message, stack }: CrashSource): CrashDescription | null {
  if (message === undefined && stack === undefined) return null;
  const cleaned = withoutPersonalData(message ?? 'Error');
  const frames = [...(stack ?? '').matchAll(FRAME)]
    .filter(([, name, buildId]) => name === remote && buildId === build)
    .map(([, , , file = '', line, column]) => ({ file, line: Number(line), column: Number(column) }))
    .slice(0, KEPT_FRAMES);
  const telling = JSON.stringify([cleaned, frames.slice(0, TELLING_FRAMES)]);
  return {
    fingerprint: createHash('sha256').update(telling).digest('hex').slice(0, 16),
    message: cleaned,
    frames,
  };
}

/** Messages quote what visitors typed and looked at; without it, errors of one cause also read alike. */
function withoutPersonalData(message: string): string {
  return message
    .replace(/\S+@\S+/g, '<address>')
    .replace(/([?#])[^\s'")]+/g, '$1…')
    .replace(/\d{4,}/g, '<number>');
}
