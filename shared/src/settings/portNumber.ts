import * as v from 'valibot';

const WANTED = 'a port number from 0, for any, to 65535';

/** A port of this machine as a setting; 0 lets the system give one, which the service then says. */
export const portNumber = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, WANTED),
  v.transform(Number),
  v.maxValue(65_535, WANTED),
);
