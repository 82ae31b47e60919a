import * as v from 'valibot';

/** One setting that cannot be used: its name, the value found and what was wanted. */
export interface SettingFault {
  readonly name: string;
  readonly found: string | undefined;
  readonly wanted: string;
}

/** Thrown with every fault at once, so that one start shows them all. Secrets are not in its message. */
export class SettingsError extends Error {
  constructor(readonly faults: readonly SettingFault[]) {
    super(
      [
        'These settings cannot be used:',
        ...faults.map(({ name, found, wanted }) => `  ${name}=${showSetting(name, found)}: ${wanted}`),
      ].join('\n'),
    );
    this.name = 'SettingsError';
  }
}

const SECRET = /(_KEY|_KEYS|_SECRET|_TOKEN|_KEY_ID)$/;
const PASSWORD = /^([a-z][\w+.-]*:\/\/[^/@:]*:)[^@]*@/i;

/** A setting as it may be printed and logged: no key, token or password can be read in it. */
export function showSetting(name: string, value: string | undefined): string {
  if (value === undefined || value === '') return '(not set)';
  return SECRET.test(name) ? '(hidden)' : value.replace(PASSWORD, '$1…@');
}

/**
 * Reads settings from environment variables against a schema whose keys are the variables' names.
 * An empty variable counts as not set. The schema's messages say what is wanted.
 * @throws SettingsError naming every wrong variable
 */
export function readSettings<Schema extends v.ObjectSchema<v.ObjectEntries, undefined>>(
  schema: Schema,
  environment: Readonly<Record<string, string | undefined>>,
): v.InferOutput<Schema> {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  const faults = new Map(
    result.issues.map((issue) => {
      const name = String(v.getDotPath(issue) ?? 'settings');
      return [name, { name, found: environment[name], wanted: issue.message }];
    }),
  );
  throw new SettingsError([...faults.values()]);
}
