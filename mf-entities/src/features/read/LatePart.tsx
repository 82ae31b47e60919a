import type { ReactNode } from 'react';
import { Read } from './Read';
import { useRead } from './useRead';

interface Props<Module> {
  /** Imports the part's module: always the same function. */
  readonly load: () => Promise<Module>;
  readonly rows: number;
  readonly children: (module: Module) => ReactNode;
}

/** A part of the page whose code comes when it is opened. */
export function LatePart<Module>({ load, rows, children }: Props<Module>) {
  return (
    <Read reading={useRead(load, load)} rows={rows}>
      {children}
    </Read>
  );
}
