import type { FastifyPluginAsync } from 'fastify';
import { declareCall, described } from '@galopin/shared/contracts';
import { CallError } from '@galopin/shared/server';
import { getIcons } from '@iconify/utils';
import * as v from 'valibot';
import { serveCall } from '../http/serveCall';

type IconSet = Parameters<typeof getIcons>[0];

/** The icon sets served, each read at its first use: a set is megabytes. */
const SETS: Readonly<Record<string, () => Promise<IconSet>>> = {
  tabler: async () => (await import('@iconify-json/tabler')).icons,
};

/** Called by the icon library, not by pages. */
const icons = declareCall(
  { method: 'GET', path: '/icons/:prefix(^[a-z0-9-]+).json', answer: v.looseObject({}) },
  () => ({
    summary: 'Icons by name, in the format of the Iconify API',
    access: 'anyone',
    params: v.object({ prefix: described(v.pipe(v.string(), v.maxLength(50)), 'the name of an icon set') }),
    query: v.object({
      icons: described(
        v.pipe(v.string(), v.maxLength(2000), v.regex(/^[a-z0-9-]+(,[a-z0-9-]+)*$/)),
        'icon names joined by commas',
      ),
    }),
    refusals: [400, 404],
  }),
);

/** Icons that no bundle carries. */
export const iconRoutes: FastifyPluginAsync = async (app) => {
  serveCall(app, icons, async ({ params: { prefix }, query }, _request, reply) => {
    const load = Object.hasOwn(SETS, prefix) ? SETS[prefix] : undefined;
    if (load === undefined) throw new CallError('not-found', `There is no icon set "${prefix}".`);
    const names = query.icons.split(',');
    void reply.header('cache-control', 'public, max-age=31536000, immutable');
    return { ...(getIcons(await load(), names, true) ?? { prefix, icons: {}, not_found: names }) };
  });
};
