import { makeTestTemplate, type TestTemplate } from '@galopin/postgres';
import { createDatabase } from '../database/createDatabase';
import { migrate } from '../main/migrate';
import { TEMPLATE } from './openTestDatabase';

/** Told by Jest's set-up to its end. */
declare global {
  var backendTestTemplate: TestTemplate | undefined;
}

/** Migrates once what every test file of a run begins with. */
export default async function makeTemplate(): Promise<void> {
  const template = await makeTestTemplate(async (url) => {
    const db = createDatabase(url);
    await migrate(db);
    await db.destroy();
  });
  globalThis.backendTestTemplate = template;
  process.env[TEMPLATE] = template.name;
}
