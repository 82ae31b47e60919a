import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { AppDependencies } from './app';
import { alertsPlugin } from '../alerts/alertsPlugin';
import { auditRoutes } from '../audit/auditRoutes';
import { audiencePlugin } from '../audience/audiencePlugin';
import { contentRoutes } from '../content/contentRoutes';
import { documentRoutes } from '../documents/documentRoutes';
import { downloadRoutes } from '../downloads/downloadRoutes';
import { entityRoutes } from '../entities/entityRoutes';
import { favouriteRoutes } from '../favourites/favouriteRoutes';
import { healthRoutes } from '../health/healthRoutes';
import { createBodyCache } from '../http/createBodyCache';
import { limitReads, READ_LIMITS } from '../http/limitReads';
import { iconRoutes } from '../icons/iconRoutes';
import { dayRoutes } from '../ingest/days/dayRoutes';
import { nameRoutes } from '../ingest/names/nameRoutes';
import { importRoutes } from '../ingest/runs/importRoutes';
import { lastMinuteRoutes } from '../last-minute/lastMinuteRoutes';
import { legalRoutes } from '../legal/legalRoutes';
import { membersPlugin } from '../members/membersPlugin';
import { messagesPlugin } from '../messages/messagesPlugin';
import { horseNoteRoutes } from '../notes/horseNoteRoutes';
import { paymentsPlugin } from '../payments/paymentsPlugin';
import { racesPlugin } from '../races/racesPlugin';
import { resultRoutes } from '../results/resultRoutes';
import { searchRoutes } from '../search/searchRoutes';
import { statsRoutes } from '../stats/statsRoutes';
import { adminMemberRoutes } from '../subscribers/adminMemberRoutes';
import { tipRoutes } from '../tips/tipRoutes';

type Feature = FastifyPluginAsync<ReturnType<typeof partsOf>>;

/** What is stored of racing, which somebody might want to have all of: how much one visitor reads of it is limited. */
const READS: readonly Feature[] = [
  racesPlugin,
  resultRoutes,
  entityRoutes,
  statsRoutes,
  tipRoutes,
  documentRoutes,
  lastMinuteRoutes,
];

const FEATURES: readonly Feature[] = [
  searchRoutes,
  favouriteRoutes,
  horseNoteRoutes,
  alertsPlugin,
  membersPlugin,
  audiencePlugin,
  paymentsPlugin,
  downloadRoutes,
  messagesPlugin,
  healthRoutes,
  iconRoutes,
  legalRoutes,
  contentRoutes,
  adminMemberRoutes,
  auditRoutes,
  importRoutes,
  nameRoutes,
  dayRoutes,
];

/** The calls of every feature, each a plugin that takes what it needs of the parts. */
export async function addFeatures(api: FastifyInstance, dependencies: AppDependencies): Promise<void> {
  const parts = partsOf(dependencies);
  await api.register(async (reads) => {
    limitReads(reads, dependencies.readLimits ?? READ_LIMITS, dependencies.internalToken);
    for (const feature of READS) await reads.register(feature, parts);
  });
  for (const feature of FEATURES) await api.register(feature, parts);
}

const partsOf = (dependencies: AppDependencies) => ({
  ...dependencies,
  ...dependencies.paying,
  ...dependencies.audience,
  ...dependencies.messaging,
  ...dependencies.administration,
  bodies: createBodyCache({ changes: dependencies.changes }),
});
