import { SettingsError } from '@galopin/shared/settings';
import { describeSettings } from './describeSettings';
import { complain, print } from '@galopin/kit/terminal';
import { readStartSettings } from './settings';

/** Prints what the settings amount to; or, with exit code 1, all that is wrong with them. Starts nothing. */
export function checkSettings(): void {
  try {
    for (const [what, amount] of describeSettings(readStartSettings(process.env)))
      print(`${what.padEnd(26)} ${amount}`);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    complain(error.message);
    process.exitCode = 1;
  }
}
