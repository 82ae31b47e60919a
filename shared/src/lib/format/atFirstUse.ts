/**
 * Makes something when it is used for the first time, and keeps it. Formats of dates and numbers take milliseconds each
 * to make, many times that on a phone: a page makes those that it shows.
 */
export function atFirstUse<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
