import { typeset, typesetText } from './typeset';

/** Shows narrow no-break spaces as `_`, so that expectations can be read. */
const show = (text: string) => text.replaceAll('\u202f', '_');

describe('typeset', () => {
  it.each([
    ['Est-ce vrai ? Oui !', 'Est-ce vrai_? Oui_!'],
    ['Grand National du Trot «ParisTurf»', 'Grand National du Trot «_ParisTurf_»'],
    ['Un rapport : « 1 NP » ; 50 % de 2 €', 'Un rapport_: «_1 NP_»_; 50_% de 2_€'],
    ["l'ordre à 1 h du matin", 'l’ordre à 1_h du matin'],
    ["Prix d'Antibes", 'Prix d’Antibes'],
    ['4 - 8 - 15', '4 - 8 - 15'],
  ])('sets %s', (written, set) => {
    expect(show(typesetText(written))).toBe(set);
  });

  it('leaves what is set as it is', () => {
    const once = typesetText("« C'est vrai ? »");
    expect(typesetText(once)).toBe(once);
  });

  it('reaches every text of a table, those that take values included', () => {
    const copy = typeset({
      part: { text: 'Oui !' },
      price: (amount: number) => `Prix : ${amount} €`,
      items: [['a', 'A !']],
    });
    expect(copy.items.map(([sign, meaning]) => [sign, show(meaning ?? '')])).toEqual([['a', 'A_!']]);
    expect(show(copy.part.text)).toBe('Oui_!');
    expect(show(copy.price(3))).toBe('Prix_: 3_€');
  });
});
