import type { Migration } from 'kysely';
import { createFindingsTable } from '../ingest/findings/createFindingsTable';
import { createImportTables } from '../ingest/runs/createImportTables';
import { createPaymentTimes } from '../payments/createPaymentTimes';
import { createAlertTables } from '../alerts/alertTables';
import { createAudienceTables } from '../audience/createAudienceTables';
import { createAuditTables } from '../audit/createAuditTables';
import { createCareers } from '../entities/careersTables';
import { createHorseNotes } from '../notes/horseNotesTables';
import { createContentTable } from '../content/createContentTable';
import { createDemoRemoval, createRemovedDemoDays } from '../races/store/demoRemoval';
import { addNameOrigins, createSourceTables } from '../ingest/identity/sourceTables';
import { createStagesTable } from '../ingest/identity/stagesTable';
import { createMessageTables } from '../messages/createMessageTables';
import { createLastMinute } from '../last-minute/lastMinuteTables';
import { addWaiverTime } from '../payments/addWaiverTime';
import { createPaymentTables } from '../payments/createPaymentTables';
import { createSubscriptionTable } from '../payments/createSubscriptionTable';
import { createTransitionTables } from '../payments/createTransitionTables';
import { createCompanionTables } from '../races/store/companionTables';
import { createPressSelections } from '../races/store/pressSelections';
import { createRaceDetails } from '../races/store/raceDetails';
import { createSearchTables } from '../search/searchTables';
import { createMeetingIndex } from '../stats/racecourses';
import { createQuinteGaps } from '../stats/quinteGaps';
import { createStatsTables } from '../stats/statsTables';
import { createStoredDays } from '../stats/storedDays';
import { createRacingTables } from '../races/store/racingTables';

/**
 * All changes to the tables, oldest first. Names (`0001-what-it-does`) sort in this order; an entry that was
 * released is never changed, a new one with a number of its own is added below it. It only adds, as the version before
 * must be able to go on with the database (docs/decisions/0062).
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-racing-tables': { up: createRacingTables },
  '0002-companion-tables': { up: createCompanionTables },
  '0003-source-tables': { up: createSourceTables },
  '0004-column-stages': { up: createStagesTable },
  '0005-demo-removal': { up: createDemoRemoval },
  '0010-payments': { up: createPaymentTables },
  '0011-content-versions': { up: createContentTable },
  '0012-statistics': { up: createStatsTables },
  '0014-search': { up: createSearchTables },
  '0020-audience': { up: createAudienceTables },
  '0021-messages': { up: createMessageTables },
  '0022-import-runs': { up: createImportTables },
  '0022-payment-times': { up: createPaymentTimes },
  '0030-payment-transitions': { up: createTransitionTables },
  '0034-audit': { up: createAuditTables },
  '0035-subscriptions': { up: createSubscriptionTable },
  '0036-payment-waivers': { up: addWaiverTime },
  '0037-source-findings': { up: createFindingsTable },
  '0040-removed-demo-days': { up: createRemovedDemoDays },
  '0041-name-origins': { up: addNameOrigins },
  '0042-race-details': { up: createRaceDetails },
  '0043-press-selections': { up: createPressSelections },
  '0044-stored-days': { up: createStoredDays },
  '0045-quinte-gaps': { up: createQuinteGaps },
  '0046-careers': { up: createCareers },
  '0047-meeting-index': { up: createMeetingIndex },
  '0048-last-minute': { up: createLastMinute },
  '0049-alerts': { up: createAlertTables },
  '0050-horse-notes': { up: createHorseNotes },
};
