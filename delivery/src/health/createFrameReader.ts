import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import { buildKey } from '../ledger/ReleaseState';
import { isStoreKey, type BuildStore } from '../store/BuildStore';
import type { BuiltFrame } from './HealthTables';

/** Source maps kept in memory; that of a shell takes some megabytes. */
const KEPT_MAPS = 16;

/** A frame as its author would name it. */
export type ReadFrame = (build: { name: string; buildId: string }, frame: BuiltFrame) => Promise<string>;

/**
 * Finds the source of a place in a built file, by the map that is kept with the build and never served. Where there is
 * none, the built file's own place is named.
 */
export function createFrameReader(store: BuildStore): ReadFrame {
  const maps = new LRUCache<string, { map: TraceMap | null }>({ max: KEPT_MAPS });

  async function mapOf(key: string): Promise<TraceMap | null> {
    const known = maps.get(key);
    if (known) return known.map;
    const content = isStoreKey(key) ? await store.get(key) : null;
    const map = content === null ? null : new TraceMap(content.toString('utf8'));
    maps.set(key, { map });
    return map;
  }

  return async (build, { file, line, column }) => {
    const map = await mapOf(`${buildKey(build)}/${file}.map`);
    // Browsers count columns from 1, source maps from 0.
    const found = map && originalPositionFor(map, { line, column: Math.max(column - 1, 0) });
    if (!found || found.source === null) return `${file}:${line}:${column}`;
    const place = `${cleanSource(found.source)}:${found.line}:${found.column + 1}`;
    return found.name === null ? place : `${place} ${found.name}`;
  };
}

/** `webpack://mf_races__0123/./src/DayPage.tsx` reads `src/DayPage.tsx`. */
const cleanSource = (source: string): string =>
  source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^\.\//, '');
