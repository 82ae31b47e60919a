import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { utcDay } from '@galopin/shared/lib';
import type { BrowserContext } from '@playwright/test';
import { createReplayDay, createReplayTime, startReplayServer } from '@galopin/backend/follow';
import { shiftedEnvironment, shiftScript } from '@galopin/tools/clock';
import { startSite } from './startSite';

const SPEED = 6;
const MINUTE = 60_000 / SPEED;
/** Races are watched closely from 45 seconds after their start. */
const STARTED = 45_000;
/** Where the afternoon stands at first, in its minutes from the first start. */
const BEGINNING = -4;

/** A site without demo world that follows a replayed afternoon. */
export interface LiveSite {
  readonly url: string;
  /** Puts the pages of a context on the site's own clock. */
  setClock(context: BrowserContext): Promise<void>;
  /** Lets the afternoon go on to a minute after its first start; returns the moment, epoch milliseconds of this process. */
  goTo(minute: number): number;
  stop(): Promise<void>;
}

/** @param builds folder whose builds need not be made again */
export async function startLiveSite(builds: string): Promise<LiveSite> {
  // Noon: the day does not end while the test runs, whenever that is.
  const begun = Date.parse(`${utcDay(Date.now())}T12:00:00Z`);
  const ahead = begun - Date.now();
  const firstStart = begun - STARTED;
  const time = createReplayTime(() => firstStart + BEGINNING * MINUTE);
  const day = createReplayDay({ jour: utcDay(begun), firstStart, speed: SPEED });
  const feed = await startReplayServer({ day, ...time });
  const dataDir = mkdtempSync(path.join(tmpdir(), 'galopin-live-'));
  cpSync(builds, path.join(dataDir, 'builds'), { recursive: true });
  const clear = async () => {
    await feed.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    // Nobody signs in: with a key of a project, no Auth emulator has to be waited for.
    const settings = {
      PMU_BASE_URL: feed.url,
      DEMO: '0',
      FIREBASE_PROJECT_ID: 'unused',
      FIREBASE_API_KEY: 'unused',
      ...shiftedEnvironment(ahead),
    };
    const site = await startSite(dataDir, settings);
    return {
      url: site.url,
      setClock: async (context) => {
        await context.addInitScript({ content: shiftScript(ahead) });
      },
      goTo: (minute) => {
        time.forward(firstStart + minute * MINUTE - time.now());
        return Date.now();
      },
      stop: async () => {
        await site.stop();
        await clear();
      },
    };
  } catch (error) {
    await clear();
    throw error;
  }
}
