import { followIntent } from './followIntent';

function addLink(href: string) {
  const link = document.createElement('a');
  link.href = href;
  link.innerHTML = '<span>texte</span>';
  document.body.append(link);
  return link;
}
const signal = (target: Element | Document, kind: string) =>
  target.dispatchEvent(new Event(kind, { bubbles: true }));

describe('followIntent', () => {
  let intents: string[];
  let stop: () => void;
  beforeEach(() => {
    intents = [];
    stop = followIntent(document, (pathname) => intents.push(pathname));
  });
  afterEach(() => {
    stop();
    document.body.replaceChildren();
  });

  it.each(['pointerover', 'focusin', 'touchstart'])('reports a link of the site at %s', (kind) => {
    signal(addLink('/Aspibet?x=1#y'), kind);
    expect(intents).toEqual(['/Aspibet']);
  });

  it('reports a link whose content is pointed at', () => {
    const text = addLink('/Course/7').querySelector('span');
    if (text) signal(text, 'pointerover');
    expect(intents).toEqual(['/Course/7']);
  });

  it('ignores links to elsewhere, other elements and the document', () => {
    signal(addLink('https://www.joueurs-info-service.fr/'), 'pointerover');
    signal(document.body, 'pointerover');
    signal(document, 'focusin');
    expect(intents).toEqual([]);
  });

  it('ends when it is told to', () => {
    stop();
    signal(addLink('/Aspibet'), 'pointerover');
    expect(intents).toEqual([]);
  });
});
