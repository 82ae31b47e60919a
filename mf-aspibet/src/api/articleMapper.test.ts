import { mapArticles } from './articleMapper';

describe('mapArticles', () => {
  it('parts the text of an article into paragraphs, headings and lists, and sets them', () => {
    const body = "Première ligne,\nla même.\n\n## Suite\n\n- un\n- deux !\n\n  \nC'est tout !\n";
    expect(
      mapArticles({ articles: [{ slug: 'cotes', title: 'Les cotes', summary: 'En bref', body }] }),
    ).toEqual([
      {
        slug: 'cotes',
        title: 'Les cotes',
        summary: 'En bref',
        blocks: [
          { kind: 'paragraph', text: 'Première ligne, la même.' },
          { kind: 'heading', text: 'Suite' },
          { kind: 'list', items: ['un', 'deux\u202f!'] },
          { kind: 'paragraph', text: 'C’est tout\u202f!' },
        ],
      },
    ]);
  });

  it('takes an article without text as it is', () => {
    expect(mapArticles({ articles: [{ slug: 'vide', title: 'Vide', body: null }] })).toEqual([
      { slug: 'vide', title: 'Vide', summary: '', blocks: [] },
    ]);
  });

  it.each([
    ['nothing', undefined],
    ['no list', { articles: 'none' }],
    ['an article without a name', { articles: [{ slug: '', title: 'x' }] }],
  ])('refuses %s', (_, answer) => {
    expect(() => mapArticles(answer)).toThrow(expect.objectContaining({ code: 'malformed' }));
  });
});
