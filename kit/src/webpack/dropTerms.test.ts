import dropTerms from './dropTerms.cjs';

/** What the loader makes of a module, without the blanks it leaves. */
function drop(source: string): string {
  let made = '';
  dropTerms.call({ callback: (_error, text) => (made = text) }, source);
  expect(made.split('\n').length).toBe(source.split('\n').length);
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
      "export const odds = /*#__PURE__*/(()=>( { path: '/odds', answer: v.object({ at: v.number() }) } ))();",
    );
  });

  it('is free to leave out what a module makes of schemas and nobody reads', () => {
    expect(
      drop("const Row = v.object({ id: v.string() }); const rows = [Row, described(Row, 'a row')];"),
    ).toBe(
      'const Row = /*#__PURE__*/(()=>(v.object({ id: v.string() })))(); ' +
        'const rows = /*#__PURE__*/(()=>([Row, Row ]))();',
    );
  });

  it('keeps everything else', () => {
    const source =
      "const most = { days: 31 }; const read = () => other(1, 'two'); read(); a.described(1, 'two'); let later;";
    expect(drop(source)).toBe(source);
  });
});
