/** An answer as lines for a terminal: as JSON where that is asked for, else as it is described. */
export const answerLines = <Answer>(
  json: true | undefined,
  answer: Answer,
  describe: (answer: Answer) => readonly string[],
): readonly string[] => (json ? JSON.stringify(answer, null, 2).split('\n') : describe(answer));
