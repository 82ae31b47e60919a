import * as v from 'valibot';
import { CONTENT_SCHEMAS, isSlug, slugOf } from './contentSchemas';
import { NO_SELLER } from './seller';

const faultyField = (schema: v.GenericSchema, text: unknown) => {
  const read = v.safeParse(schema, text);
  return read.success ? null : v.getDotPath(read.issues[0]);
};

describe('what an editor may write', () => {
  const article = { title: ' Lire les cotes ', summary: '', body: 'Un texte.', position: 1 };

  it('is trimmed', () => {
    expect(v.parse(CONTENT_SCHEMAS.articles, article)).toMatchObject({ title: 'Lire les cotes' });
  });

  it.each([
    ['title', { ...article, title: ' ' }],
    ['title', { ...article, title: 'x'.repeat(121) }],
    ['body', { ...article, body: 'x'.repeat(20_001) }],
    ['position', { ...article, position: 0 }],
    ['html', { ...article, html: '<b>' }],
  ])('of an article is refused for its %s', (field, text) => {
    expect(faultyField(CONTENT_SCHEMAS.articles, text)).toBe(field);
  });

  it('of a legal page asks only for blanks that there are', () => {
    expect(faultyField(CONTENT_SCHEMAS.legal, { title: 'CGV', body: 'Par {nom}.' })).toBeNull();
    expect(faultyField(CONTENT_SCHEMAS.legal, { title: 'CGV', body: 'Par {fax}.' })).toBe('body');
  });

  it('of the seller may be incomplete, not wrong', () => {
    const seller = { ...NO_SELLER, siren: '732 829 320', email: 'contact@galopin.test' };
    expect(v.parse(CONTENT_SCHEMAS.seller, seller)).toMatchObject({ siren: '732829320' });
    expect(faultyField(CONTENT_SCHEMAS.seller, { ...seller, siren: '732829321' })).toBe('siren');
    expect(faultyField(CONTENT_SCHEMAS.seller, { ...seller, email: 'galopin' })).toBe('email');
    expect(faultyField(CONTENT_SCHEMAS.seller, { ...seller, name: 'A\nB' })).toBe('name');
  });

  it('of a runner is short', () => {
    const tip = {
      title: '',
      text: '',
      base: [],
      regular: [],
      outsiders: [],
      favourite: null,
      selection: [4],
      notes: [{ number: 4, text: 'x'.repeat(201) }],
    };
    expect(faultyField(CONTENT_SCHEMAS.tips, tip)).toBe('notes.0.text');
  });
});

describe('the end of an article’s address', () => {
  it('is made of its title', () => {
    expect(slugOf('Ferrure & œillères : l’été !')).toBe('ferrure-oeilleres-l-ete');
    expect(slugOf('!')).toBe('');
  });

  it('has small letters, figures and hyphens alone', () => {
    expect(['lire-une-musique', 'quinte-2026'].every(isSlug)).toBe(true);
    expect(['', 'Lire', 'a--b', 'a/b', 'x'.repeat(81)].some(isSlug)).toBe(false);
  });
});
