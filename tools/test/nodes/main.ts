import { complain, print } from '@galopin/kit/terminal';
import { LEFT_OUT } from '../runSuite';
import { fetchNode } from './fetchNode';
import { runOnNode } from './runOnNode';

/** Supported majors that are tried beside the one that runs the tests. */
const MAJORS = ['24', '26'];
/** Start, page, release: what a Node that does not fit breaks first. */
const JOURNEYS = ['specs/visitor.spec.ts', 'specs/release.spec.ts'];

async function run(): Promise<number> {
  for (const major of MAJORS.filter((one) => !process.version.startsWith(`v${one}.`))) {
    try {
      fetchNode(major);
    } catch (error) {
      complain(String(error));
      return process.env['CI'] ? 1 : LEFT_OUT;
    }
    print(`On Node ${major}: an installation, a start, journeys and a release`);
    const status = await runOnNode(major, ['e2e', ...JOURNEYS]);
    if (status !== 0) return status;
  }
  return 0;
}

process.exitCode = await run();
