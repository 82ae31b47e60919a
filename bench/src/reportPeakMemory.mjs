import { writeFileSync } from 'node:fs';

// Preloaded into a measured process: its largest resident memory in kilobytes goes into the file that PEAK_FILE names.
process.on('exit', () => writeFileSync(process.env.PEAK_FILE, String(process.resourceUsage().maxRSS)));
