import { execFile } from 'node:child_process';
import { mkdtemp, open, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** A disk of its own, in memory, that a drill may fill and lock. */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves no byte free. */
  fill(): Promise<void>;
  /** Takes away what `fill` wrote. */
  drain(): Promise<void>;
  lock(): Promise<void>;
  unlock(): Promise<void>;
  unmount(): Promise<void>;
}

const run = promisify(execFile);
const PIECES = [1 << 20, 1 << 12, 1] as const;

/**
 * Linux, as root.
 * @throws Error where file systems may not be mounted
 */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(path.join(tmpdir(), 'galopin-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'galopin-drill', folder]);
  } catch (error) {
    await rmdir(folder);
    throw error;
  }
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    fill: async () => {
      const file = await open(ballast, 'a');
      for (const size of PIECES) await writeUntilFull(file, Buffer.alloc(size));
      await file.close();
    },
    drain: () => rm(ballast),
    lock: async () => void (await run('mount', ['-o', 'remount,ro', folder])),
    unlock: async () => void (await run('mount', ['-o', 'remount,rw', folder])),
    unmount: async () => {
      // Lazily: a process that was killed may not have let go of its files yet.
      await run('umount', ['--lazy', folder]);
      await rmdir(folder);
    },
  };
}

/** Why no disk can be mounted here; null where one can. */
export async function whyNoSmallDisk(): Promise<string | null> {
  try {
    const disk = await mountSmallDisk(1);
    await disk.unmount();
    return null;
  } catch (error) {
    return `no disk of its own can be mounted (${error instanceof Error ? error.message.trim() : String(error)})`;
  }
}

async function writeUntilFull(file: Awaited<ReturnType<typeof open>>, piece: Buffer): Promise<void> {
  for (;;) {
    try {
      const { bytesWritten } = await file.write(piece);
      if (bytesWritten < piece.length) return;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return;
      throw error;
    }
  }
}
