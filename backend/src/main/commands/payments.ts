import { Command } from 'commander';
import { runCommand } from './runCommand';
import { withDatabase } from './withDatabase';
import { checkStandings } from '../../payments/checkStandings';
import { checkTransitions } from '../../payments/checkTransitions';

/**
 * Says which payments are not what their transitions lead to, and whose kept subscription is not what payments amount
 * to; the command then ends with code 1.
 */
async function check(): Promise<void> {
  const [faults, standings] = await withDatabase(async (db) => [
    await checkTransitions(db),
    await checkStandings(db),
  ]);
  for (const { payment, order, what, found, wanted } of faults) {
    const which = `payment ${payment}, order ${order ?? 'not named by PayPal'}`;
    process.stdout.write(`${which}: ${what} found ${found ?? 'nothing'}, wanted ${wanted ?? 'nothing'}\n`);
  }
  // One that is marked is written before it is told.
  const wrong = standings.filter(({ isMarked }) => !isMarked);
  for (const { uid, found, wanted } of wrong) {
    const written = `found ${JSON.stringify(found)}, wanted ${JSON.stringify(wanted)}`;
    process.stdout.write(`subscription of ${uid}: ${written}\n`);
  }
  const count = faults.length + wrong.length;
  const end = count === 0 ? 'All payments are what' : `${count} differences from what`;
  process.stdout.write(`${end} their transitions lead to.\n`);
  if (count > 0) process.exitCode = 1;
}

const program = new Command('pnpm payments').description('Looks over payments.');
program
  .command('check')
  .description(
    'Compares every payment with its transitions, which nobody can change, and what is kept of members with their payments. Ends with 0 when all agree, 1 otherwise.',
  )
  .action(check);

await runCommand(program);
