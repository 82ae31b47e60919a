import { Command } from 'commander';
import { runCommand } from './runCommand';
import { withDatabase } from './withDatabase';
import { checkTransitions } from '../../payments/checkTransitions';

/** Says which payments are not what their transitions lead to; the command then ends with code 1. */
async function check(): Promise<void> {
  const faults = await withDatabase((db) => checkTransitions(db));
  for (const { payment, order, what, found, wanted } of faults) {
    const which = `payment ${payment}, order ${order ?? 'not named by PayPal'}`;
    process.stdout.write(`${which}: ${what} found ${found ?? 'nothing'}, wanted ${wanted ?? 'nothing'}\n`);
  }
  const end = faults.length === 0 ? 'All payments are what' : `${faults.length} differences from what`;
  process.stdout.write(`${end} their transitions lead to.\n`);
  if (faults.length > 0) process.exitCode = 1;
}

const program = new Command('pnpm payments').description('Looks over payments.');
program
  .command('check')
  .description(
    'Compares every payment with its transitions, which nobody can change. Ends with 0 when all agree, 1 otherwise.',
  )
  .action(check);

await runCommand(program);
