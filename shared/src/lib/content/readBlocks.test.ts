import { readBlocks } from './readBlocks';

describe('what editors write', () => {
  it('is paragraphs, headings and lists', () => {
    expect(readBlocks('Un début\nsur deux lignes.\n\n## Titre\n\n- un\n- deux\n\n\n\nFin.')).toEqual([
      { kind: 'paragraph', text: 'Un début sur deux lignes.' },
      { kind: 'heading', text: 'Titre' },
      { kind: 'list', items: ['un', 'deux'] },
      { kind: 'paragraph', text: 'Fin.' },
    ]);
  });

  it('may have a text right below its heading, and lines from Windows', () => {
    expect(readBlocks('## Titre\r\nTexte.\r\n\r\nSuite.')).toEqual([
      { kind: 'heading', text: 'Titre' },
      { kind: 'paragraph', text: 'Texte.' },
      { kind: 'paragraph', text: 'Suite.' },
    ]);
  });

  it('takes everything else for text', () => {
    expect(readBlocks('<b>gras</b> et **étoiles**\n\n- un\nsuite')).toEqual([
      { kind: 'paragraph', text: '<b>gras</b> et **étoiles**' },
      { kind: 'paragraph', text: '- un suite' },
    ]);
  });

  it('is nothing where nothing is written', () => {
    expect(readBlocks(' \n\n ')).toEqual([]);
  });
});
