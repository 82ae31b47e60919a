import { bets, type Bet } from '@galopin/shared/racing';
import { betFacts } from './betFacts';

/** A bet's facts by name, spaces plain. */
function factsOf(id: string): Record<string, unknown> {
  const bet: Bet | undefined = bets.find((one) => one.id === id);
  if (!bet) throw new Error(`No bet ${id}`);
  const plain = (detail: unknown) => (typeof detail === 'string' ? detail.replaceAll('\u202f', ' ') : detail);
  return Object.fromEntries(betFacts(bet).map(({ term, detail }) => [term, plain(detail)]));
}

describe('betFacts', () => {
  it('names both stakes where shops and the internet differ', () => {
    expect(factsOf('coupleOrdre')).toEqual({
      'Chevaux à désigner': '2',
      Ordre: 'Exact, obligatoire',
      'Mise de base': '2 € en point de vente, 1 € en ligne',
      Partants: '4 à 7',
    });
  });

  it('names one stake where they agree, with cents where there are any', () => {
    expect(factsOf('quarte')).toMatchObject({ 'Mise de base': '1,50 €', Partants: null });
    expect(factsOf('multi')).toMatchObject({
      'Chevaux à désigner': '4 à 7',
      'Mise de base': '3 €',
      Partants: '14 et plus',
    });
  });

  it('says what depends on the bets a Report+ is made of', () => {
    expect(factsOf('report')).toMatchObject({
      'Chevaux à désigner': 'Selon les paris enchaînés',
      'Mise de base': '1 €, en ligne seulement',
    });
  });
});
