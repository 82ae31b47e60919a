import { writeFileSync } from 'node:fs';

// Preloaded into a measured process: what it took goes into the file that USAGE_FILE names.
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const usage = { kilobytes: maxRSS, microseconds: userCPUTime + systemCPUTime };
  writeFileSync(process.env.USAGE_FILE, JSON.stringify(usage));
});
