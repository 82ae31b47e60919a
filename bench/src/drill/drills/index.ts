import type { Drill } from '../Drill';
import { clock } from './clock';
import { database } from './database';
import { disk } from './disk';
import { fuzz } from './fuzz';
import { kills } from './kills';
import { redis } from './redis';
import { rolling } from './rolling';
import { soak } from './soak';

export const drills: readonly Drill[] = [kills, rolling, database, disk, redis, clock, fuzz, soak];
