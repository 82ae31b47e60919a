import { completeSpecifiers } from './completeSpecifiers';

const files = ['ui/index.ts', 'ui/Card.tsx', 'lib/time.ts', 'build/load.cjs', 'index.ts'];
const complete = (text: string, file = 'index.ts') =>
  completeSpecifiers(text, file, (wanted) => files.includes(wanted));

describe('imports of a published file', () => {
  it.each([
    ["export * from './ui';", "export * from './ui/index.js';"],
    ["import { Card } from './ui/Card';", "import { Card } from './ui/Card.js';"],
    ["const time = await import('./lib/time');", "const time = await import('./lib/time.js');"],
    ["import type { A } from './lib/time';", "import type { A } from './lib/time.js';"],
    ["export { load } from './build/load.cjs';", "export { load } from './build/load.cjs';"],
    ["import { useState } from 'react';", "import { useState } from 'react';"],
  ])('%s', (source, published) => expect(complete(source)).toBe(published));

  it('lead out of their folder, and to the one they are in', () => {
    expect(complete("import { time } from '../lib/time';", 'ui/Card.tsx')).toBe(
      "import { time } from '../lib/time.js';",
    );
    expect(complete("import { Card } from '.';", 'ui/Card.tsx')).toBe("import { Card } from './index.js';");
  });

  it('are refused where they lead to nothing that is published', () =>
    expect(() => complete("import { a } from './server';")).toThrow(
      'index.ts imports ./server, which is not published',
    ));
});
