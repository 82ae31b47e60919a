import dropTerms from './dropTerms.cjs';

/** What the loader makes of a module, without the blanks it leaves. */
function drop(source: string): string {
  let made = '';
  dropTerms.call({ callback: (_error, text) => (made = text) }, source);
  expect(made.length).toBe(source.length);
  return made.replace(/\s+/g, ' ').trim();
}

describe('a bundle for browsers', () => {
  it('is left without the terms of a call, and without what is said of a schema', () => {
    expect(
      drop(`export const odds = declareCall(
        { path: '/odds', answer: v.object({ at: described(v.number(), 'epoch « ms »') }) },
        () => ({ summary: 'Odds', query: v.object({ page: described(v.number(), 'a page') }) }),
      );`),
    ).toBe(
      "export const odds = declareCall( { path: '/odds', answer: v.object({ at: described(v.number() ) }) } , );",
    );
  });

  it('keeps everything else', () => {
    const source = "const a = other(1, 'two'); a.described(1, 'two');";
    expect(drop(source)).toBe(source);
  });
});
