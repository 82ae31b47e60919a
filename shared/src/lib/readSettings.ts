import * as v from 'valibot';

/** One setting that cannot be used: its name, the value found and what was wanted. */
export interface SettingFault {
  readonly name: string;
  readonly found: string | undefined;
  readonly wanted: string;
}

/** Thrown with every fault at once, so that one start shows them all. */
export class SettingsError extends Error {
  constructor(readonly faults: readonly SettingFault[]) {
    super(
      [
        'These settings cannot be used:',
        ...faults.map((fault) => `  ${fault.name}=${fault.found ?? '(not set)'}: ${fault.wanted}`),
      ].join('\n'),
    );
    this.name = 'SettingsError';
  }
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
