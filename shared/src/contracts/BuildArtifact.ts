import * as v from 'valibot';
import { described } from '#terms';
import type { ShapeOf } from './calls/Call';

/** Name of a remote, or of the shell. */
export const BUILD_NAME = /^[a-z][a-z0-9-]{0,60}$/;
/** Hash of a build's inputs. */
export const BUILD_ID = /^[0-9a-f]{16}$/;
/** A file of a build: no folder may be left by it, and none of our own names may be taken. */
const FILE_PATH = /^(?!artifact\.json$)(?!.*(^|\/)\.{1,2}(\/|$))[A-Za-z0-9_.-]+(\/[A-Za-z0-9_.-]+)*$/;
/** File of a build that a server runs, in builds that have one. */
export const SERVER_FILE = 'server.js';
/** Name of a slot. */
export const SLOT_NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Name of a module, as health reports it. */
export const EXPOSE_KEY = /^[A-Za-z][\w-]{0,60}$/;
/** Most CSS pixels a widget may have kept free for it. */
export const MOST_HEIGHT = 2000;
/** Literal and `:parameter` segments: all that documents, gate and router read alike. */
export const ROUTE_PATTERN = /^\/(?:(?:[A-Za-z0-9_-]+|:[A-Za-z]\w*)(?:\/(?:[A-Za-z0-9_-]+|:[A-Za-z]\w*))*)?$/;

export const buildName = () =>
  described(v.pipe(v.string(), v.regex(BUILD_NAME)), 'the name of a remote, or shell');
export const buildId = () =>
  described(v.pipe(v.string(), v.regex(BUILD_ID)), 'a build id, 16 hexadecimal digits');

const fileName = () => described(v.pipe(v.string(), v.regex(FILE_PATH)), 'the path of a file of the build');

const pageFiles = () =>
  v.object({
    js: v.array(fileName()),
    css: v.array(fileName()),
    modules: v.exactOptional(
      described(v.array(fileName()), 'ES modules that the entry, a script, imports for it'),
    ),
  });

export const BuildSource = v.object({ commit: v.nullable(v.string()), dirty: v.boolean() });

/** What a build has to say about itself to be published. */
export function buildArtifact() {
  const text = v.pipe(v.string(), v.minLength(1), v.maxLength(300));
  const rules = v.record(v.string(), v.picklist(['positiveInteger', 'isoDate']));
  const count = v.pipe(v.number(), v.integer(), v.minValue(0));
  return v.object({
    schema: v.literal(1),
    kind: v.picklist(['shell', 'remote']),
    name: buildName(),
    buildId: buildId(),
    builtAt: text,
    source: BuildSource,
    tools: v.record(v.string(), v.string()),
    entry: fileName(),
    container: v.pipe(v.string(), v.regex(/^[A-Za-z_$][\w$]*$/)),
    contract: described(text, 'range of the contract a remote needs; the version a shell speaks'),
    routes: v.array(
      v.object({
        path: v.pipe(v.string(), v.regex(ROUTE_PATTERN)),
        name: text,
        remote: text,
        page: text,
        title: text,
        params: v.exactOptional(rules),
        query: v.exactOptional(rules),
        prefetch: v.exactOptional(v.pipe(v.string(), v.regex(/^\/[^/]/))),
      }),
    ),
    widgets: v.exactOptional(
      described(
        v.array(
          v.object({
            slot: described(
              v.pipe(v.string(), v.regex(SLOT_NAME), v.maxLength(60)),
              'the name of a slot, in kebab-case',
            ),
            widget: v.pipe(v.string(), v.regex(EXPOSE_KEY)),
            title: text,
            height: v.exactOptional(v.pipe(count, v.maxValue(MOST_HEIGHT))),
          }),
        ),
        'what a remote offers to the slots of pages; builds from before contract 1.5.0 have none',
      ),
    ),
    pages: v.record(v.string(), pageFiles()),
    shared: described(
      v.record(v.string(), v.string()),
      'federated dependencies: name to version offered (shell) or range wanted (remote)',
    ),
    server: v.exactOptional(
      described(
        v.object({ file: v.literal(SERVER_FILE), shared: v.record(v.string(), v.string()) }),
        'the half that renders pages on a server, and the range of every module it takes from the shell; absent where browsers alone render',
      ),
    ),
    files: described(
      v.pipe(
        v.record(
          v.pipe(v.string(), v.regex(FILE_PATH)),
          v.object({
            integrity: v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
            bytes: count,
            brotli: count,
          }),
        ),
        v.check((files) => Object.keys(files).length > 0),
      ),
      'every file of the build but its artifact: integrity, bytes and brotli by path',
    ),
    digest: described(
      v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
      'hexadecimal SHA-256 over the sorted lines `path integrity\\n` of files',
    ),
  });
}
/**
 * Written beside a build by the tool that made it, never changed: all a release has to know about it. A range in
 * `shared` that the live shell cannot meet refuses the release, so a remote lists only modules it has no copy of its
 * own of.
 */
export type BuildArtifact = ShapeOf<ReturnType<typeof buildArtifact>>;

/** Whether visitors may load a file of a build: its source maps and its server's half are none of theirs. */
export const isForVisitors = (file: string): boolean => !file.endsWith('.map') && file !== SERVER_FILE;

export const GateFinding = v.object({ rule: v.string(), found: v.string(), wanted: v.string() });
/** A rule of the release gate that was not met. */
export type GateFinding = ShapeOf<typeof GateFinding>;
