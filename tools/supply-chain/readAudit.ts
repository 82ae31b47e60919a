import * as v from 'valibot';

const Advisory = v.object({
  module_name: v.string(),
  severity: v.string(),
  title: v.string(),
  url: v.optional(v.string(), ''),
  vulnerable_versions: v.optional(v.string(), ''),
});
const Answer = v.union([
  v.object({ advisories: v.record(v.string(), Advisory) }),
  v.object({ error: v.object({ code: v.string(), message: v.string() }) }),
]);
/** What is mended before anything is delivered. */
const GRAVE = ['high', 'critical'];
/** Codes by which pnpm says that the registry did not answer, or knows no audits. */
const AWAY =
  /^(ERR_PNPM_AUDIT_(BAD_RESPONSE|ENDPOINT_NOT_EXISTS)|ERR_PNPM_META_FETCH_FAIL|ERR_PNPM_FETCH_\d+|E(CONN\w+|NOTFOUND|AI_AGAIN|TIMEDOUT)|ERR_SOCKET_TIMEOUT)$/;

export interface AuditOutcome {
  readonly outcome: 'passed' | 'failed' | 'left out';
  readonly lines: readonly string[];
}

/**
 * What `pnpm audit --json` found. Advisories of high and critical severity fail; the others are named. An answer that
 * is none fails too: silence is no clean record.
 * @param printed by pnpm on its standard output
 */
export function readAudit(printed: string): AuditOutcome {
  const read = v.safeParse(Answer, parseJson(printed));
  if (!read.success)
    return {
      outcome: 'failed',
      lines: [`pnpm audit said nothing that can be read: ${printed.slice(0, 300)}`],
    };
  if ('error' in read.output) {
    const { code, message } = read.output.error;
    return { outcome: AWAY.test(code) ? 'left out' : 'failed', lines: [`${code}: ${message}`] };
  }
  const advisories = Object.values(read.output.advisories);
  return {
    outcome: advisories.some(({ severity }) => GRAVE.includes(severity)) ? 'failed' : 'passed',
    lines: advisories.map(
      ({ severity, module_name, vulnerable_versions, title, url }) =>
        `${severity}: ${module_name} ${vulnerable_versions}: ${title} ${url}`,
    ),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The caller says what was printed instead.
    return null;
  }
}
