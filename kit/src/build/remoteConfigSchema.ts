import { EXPOSE_KEY, MOST_HEIGHT, ROUTE_PATTERN, SLOT_NAME } from '@galopin/shared/contracts';
import * as v from 'valibot';

/** Name of a remote, as its folder and its releases have it. */
const REMOTE_NAME = /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST_NAME = 40;

const text = (wanted: string) => v.pipe(v.string(wanted), v.minLength(1, wanted), v.maxLength(120, wanted));
const matching = (pattern: RegExp, wanted: string) => v.pipe(v.string(wanted), v.regex(pattern, wanted));
const rules = (of: string) =>
  v.exactOptional(
    v.record(v.string(), v.picklist(['positiveInteger', 'isoDate'], `positiveInteger or isoDate for ${of}`)),
  );

const page = v.strictObject({
  path: matching(ROUTE_PATTERN, 'a path of literal and :parameter parts, such as /Meteo/:id'),
  name: text('a route name of up to 120 characters'),
  page: matching(EXPOSE_KEY, 'the name of a module below src/pages, without its ending'),
  access: v.picklist(['public', 'member'], 'public or member'),
  title: text('a title in French, of up to 120 characters'),
  params: rules('a parameter of the path'),
  query: rules('a parameter of the query'),
  prefetch: v.exactOptional(matching(/^\/[^/]/, 'a path of the site’s own API')),
});

const widget = v.strictObject({
  slot: matching(SLOT_NAME, 'the name of a slot, such as quinte-of-the-day'),
  widget: matching(EXPOSE_KEY, 'the name of a module below src/widgets, without its ending'),
  title: text('what it is called, of up to 120 characters'),
  height: v.exactOptional(
    v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_HEIGHT, `CSS pixels, up to ${MOST_HEIGHT}`)),
  ),
});

/** Shape of a `remote.config.ts`; what is wrong is said with what was wanted. */
export const remoteConfigSchema = v.strictObject({
  name: v.pipe(
    matching(REMOTE_NAME, 'mf- and words of lower-case letters and digits, such as mf-meteo'),
    v.maxLength(LONGEST_NAME, `a name of up to ${LONGEST_NAME} characters`),
  ),
  port: v.pipe(
    v.number('a port'),
    v.integer('a port'),
    v.minValue(1024, 'a port from 1024'),
    v.maxValue(65_535, 'a port up to 65535'),
  ),
  contract: matching(/^\^\d+\.\d+\.\d+$/, 'a range such as ^1.4.0'),
  widgets: v.exactOptional(v.array(widget, 'a list of widgets')),
  pages: v.pipe(v.array(page, 'a list of pages'), v.minLength(1, 'one page at least')),
});
