import { getIcons } from '@iconify/utils';
import { ApiError } from '../http/errors';
import { ANYONE } from '../http/access';
import type { App } from '../http/App';
import { iconsSchema } from './icons.schema';

type IconSet = Parameters<typeof getIcons>[0];

/** The icon sets served, each read at its first use: a set is megabytes. */
const SETS: Readonly<Record<string, () => Promise<IconSet>>> = {
  tabler: async () => (await import('@iconify-json/tabler')).icons,
};

/** `GET /icons/:prefix.json?icons=a,b`: icons that no bundle carries. */
export function registerIcons(app: App): void {
  app.get('/icons/:prefix(^[a-z0-9-]+).json', { schema: iconsSchema, ...ANYONE }, async (request, reply) => {
    const { prefix } = request.params;
    const load = Object.hasOwn(SETS, prefix) ? SETS[prefix] : undefined;
    if (load === undefined) throw new ApiError(404, 'not-found', `There is no icon set "${prefix}".`);
    const names = request.query.icons.split(',');
    const found = getIcons(await load(), names, true) ?? { prefix, icons: {}, not_found: names };
    return reply.header('cache-control', 'public, max-age=31536000, immutable').send(found);
  });
}
