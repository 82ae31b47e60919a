/**
 * The migrations a process knows, and those that a later version has run since, which do nothing here: so that the
 * previous version starts on a database that the next one has migrated. A name that is missing before the last known
 * one is not added, and the migrator refuses it.
 * @param known by name; names sort in the order they run in
 * @param ran names of those that have run
 * @param nothing stands for each later one
 */
export function withLaterMigrations<Migration>(
  known: Readonly<Record<string, Migration>>,
  ran: readonly string[],
  nothing: Migration,
): Record<string, Migration> {
  const last = Object.keys(known).sort().at(-1) ?? '';
  const later = ran.filter((name) => name > last);
  return { ...known, ...Object.fromEntries(later.map((name) => [name, nothing])) };
}
