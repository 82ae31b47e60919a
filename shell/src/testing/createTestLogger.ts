import type { Logger } from '@galopin/shared/contracts';

export interface LoggedLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  readonly context: Readonly<Record<string, unknown>>;
}

/** A logger that keeps its lines instead of printing them. */
export function createTestLogger(): Logger & { readonly lines: readonly LoggedLine[] } {
  const lines: LoggedLine[] = [];
  const write =
    (level: LoggedLine['level']): Logger['info'] =>
    (message, context = {}) =>
      void lines.push({ level, message, context });
  return { lines, info: write('info'), warn: write('warn'), error: write('error') };
}
