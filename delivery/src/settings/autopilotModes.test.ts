import { modeOf, readAutopilotModes } from './autopilotModes';

describe('readAutopilotModes', () => {
  it.each([
    ['on', 'production', 'on'],
    ['dry-run', 'staging', 'dry-run'],
    ['production=on, staging=dry-run', 'staging', 'dry-run'],
    ['production=on', 'staging', 'off'],
    ['dry-run,production=on', 'staging', 'dry-run'],
  ])('%s: in %s %s', (text, environment, mode) => {
    expect(modeOf(readAutopilotModes(text) ?? {}, environment)).toBe(mode);
  });

  it.each(['', 'yes', 'production', 'production=', 'production=yes', 'on,staging=maybe'])(
    'refuses %j',
    (text) => expect(readAutopilotModes(text)).toBeNull(),
  );
});
