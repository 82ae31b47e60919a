import { createInterface } from 'node:readline/promises';

/** Asks whoever sits at the terminal; `null` where nobody does. */
export async function askAtTerminal(question: string): Promise<string | null> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}
