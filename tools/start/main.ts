import { Command } from 'commander';
import { checkSettings } from './checkSettings';
import { runSite } from './runSite';

new Command('pnpm start')
  .description('starts the site')
  .option('--check', 'prints what the settings amount to, or what is wrong with them, and starts nothing')
  .action(({ check = false }: { readonly check?: boolean }) => (check ? checkSettings() : runSite()))
  .parse();
