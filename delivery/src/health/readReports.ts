/** What a browser refused because a policy said so. */
export interface PolicyReport {
  /** `csp-violation`, `integrity-violation` or `other`. */
  readonly type: string;
  /** Directive or destination; `other` for one that is not known, so that nobody can make up new ones. */
  readonly directive: string;
  /** Origin, or scheme, of what was refused; never the whole address. */
  readonly blocked: string;
}

const TYPES: ReadonlySet<unknown> = new Set(['csp-violation', 'integrity-violation']);
const DIRECTIVE =
  /^(?:(?:script|style|img|connect|frame|font|media|object|worker|default)-src(?:-elem|-attr)?|base-uri|form-action|frame-ancestors|require-trusted-types-for|trusted-types|script|style)$/;
const MAX_REPORTS = 50;

/** Reads both shapes that browsers send: a list of the Reporting API, or one `{"csp-report": …}`. */
export function readReports(body: unknown): PolicyReport[] {
  const reports = Array.isArray(body) ? body.slice(0, MAX_REPORTS) : [body];
  return reports.map((report) => {
    const { type, body: details, 'csp-report': old } = asRecord(report);
    const facts = asRecord(old ?? details);
    const directive =
      facts['effectiveDirective'] ??
      facts['effective-directive'] ??
      facts['violated-directive'] ??
      facts['destination'];
    return {
      type: old !== undefined ? 'csp-violation' : TYPES.has(type) ? String(type) : 'other',
      directive: typeof directive === 'string' && DIRECTIVE.test(directive) ? directive : 'other',
      blocked: originOf(facts['blockedURL'] ?? facts['blocked-uri']),
    };
  });
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function originOf(blocked: unknown): string {
  if (typeof blocked !== 'string' || blocked === '') return 'unknown';
  if (!URL.canParse(blocked)) return /^[a-z-]{1,30}$/.test(blocked) ? blocked : 'unknown';
  const { origin, protocol } = new URL(blocked);
  return origin === 'null' ? protocol : origin;
}
