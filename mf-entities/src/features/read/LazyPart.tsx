import { useRead } from '@galopin/shared/read';
import type { ReactNode } from 'react';
import { Read } from './Read';

interface Props<Module> {
  /** Imports the part's module: always the same function. */
  readonly load: () => Promise<Module>;
  readonly rows: number;
  readonly children: (module: Module) => ReactNode;
}

/** A part of the page whose code comes when it is opened. */
export function LazyPart<Module>({ load, rows, children }: Props<Module>) {
  const reading = useRead(load, { what: 'A part of the race card', key: load });
  return (
    <Read reading={reading} rows={rows}>
      {children}
    </Read>
  );
}
