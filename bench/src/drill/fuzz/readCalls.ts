import { adminToken } from '../tokens';

/** A call as the API's own description knows it. */
export interface DescribedCall {
  readonly method: string;
  /** With `{name}` for parameters. */
  readonly path: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly body: Schema | null;
}

/** As much of JSON Schema as samples are made of. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Operation {
  readonly parameters?: DescribedCall['parameters'];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
}

/** Every call that the backend describes to the administrator, and those of delivery, which describes none. */
export async function readCalls(url: string): Promise<readonly DescribedCall[]> {
  const answer = await fetch(`${url}/apin/openapi.json`, {
    headers: { authorization: `Bearer ${adminToken()}` },
  });
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, Operation>> };
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: Object.values(requestBody?.content ?? {})[0]?.schema ?? null,
    })),
  );
  return [...described, ...DELIVERY];
}

const anything: Schema = { type: 'object' };
const call = (method: string, path: string, body: Schema | null = null): DescribedCall => ({
  method,
  path,
  body,
  parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    schema: { type: 'string' },
  })),
});

const DELIVERY: readonly DescribedCall[] = [
  call('GET', '/'),
  call('GET', '/{page}'),
  call('GET', '/Course/{id}'),
  call('GET', '/_mf/{name}/{build}/{file}'),
  call('GET', '/_delivery/{what}'),
  call('GET', '/_delivery/health/timeline'),
  call('POST', '/_delivery/changes', anything),
  call('POST', '/_delivery/builds', anything),
  call('POST', '/_delivery/tokens', anything),
  call('POST', '/_delivery/links', anything),
  call('POST', '/_delivery/health/beacons', anything),
  call('GET', '/sitemap.xml'),
  call('GET', '/robots.txt'),
  call('GET', '/mentions-legales'),
  call('POST', '/parse/functions/{name}', anything),
  call('GET', '/parse/classes/{name}'),
  call('POST', '/parse/batch', anything),
];
