import type { SwaggerTransform } from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { ANYONE } from './access';

/** Who may make a call, in its description. */
const ACCESS = 'x-access';

interface OpenApi {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
}

/** Puts into the description of each call who may make it; calls of other systems say nothing. */
export const describeAccess: SwaggerTransform = ({ schema, url, route }) => ({
  schema: { ...schema, ...(route.config?.access !== undefined && { [ACCESS]: route.config.access }) },
  url,
});

/** `GET /apin/openapi.json`: the calls there are; those of the administrator and of other systems for him alone. */
export function registerOpenApi(app: FastifyInstance, describe: () => unknown): void {
  app.get('/apin/openapi.json', { schema: { hide: true }, ...ANYONE }, (request, reply) => {
    const document = describe() as OpenApi;
    void reply.headers({ 'cache-control': 'no-store', vary: 'authorization' });
    return request.identity?.isAdmin === true ? document : withoutClosed(document);
  });
}

function withoutClosed({ paths = {}, ...rest }: OpenApi): OpenApi {
  const isOpen = (call: unknown) => {
    const access = (call as Readonly<Record<string, unknown>>)[ACCESS];
    return typeof access === 'string' && !access.startsWith('admin') && access !== 'system';
  };
  const open = Object.entries(paths).map(
    ([path, calls = {}]) =>
      [path, Object.fromEntries(Object.entries(calls).filter(([, call]) => isOpen(call)))] as const,
  );
  return { ...rest, paths: Object.fromEntries(open.filter(([, calls]) => Object.keys(calls).length > 0)) };
}
