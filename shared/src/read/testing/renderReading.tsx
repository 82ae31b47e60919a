import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ShellProvider } from '../../shell-context';
import { createFakeShell } from '../../testing';
import type { Reading, ReadOptions } from '../useRead';

interface Call {
  readonly signal: AbortSignal;
  answer(value: string): Promise<void>;
  fail(error: unknown): Promise<void>;
}

type Options = Partial<ReadOptions<string>>;
type Read = (signal: AbortSignal) => Promise<string>;

/** Renders a hook that reads; its calls are answered by hand, in the order they were made. */
export function renderReading(
  useReading: (read: Read, options: ReadOptions<string>) => Reading<string>,
  first: Options = {},
) {
  const calls: Call[] = [];
  const warn = jest.fn();
  const shell = createFakeShell();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ShellProvider shell={{ ...shell, logger: { ...shell.logger, warn } }}>{children}</ShellProvider>
  );
  const read: Read = (signal) =>
    new Promise((resolve, reject) => {
      calls.push({
        signal,
        answer: (value) => act(async () => resolve(value)),
        fail: (error) => act(async () => reject(error)),
      });
    });
  const { result, rerender, unmount } = renderHook(
    (options: Options) => useReading(read, { what: 'The value', ...options }),
    { initialProps: first, wrapper },
  );
  return { calls, warn, rerender, unmount, shown: () => result.current };
}
