import { describeRunner, type RunnerFacts } from './describeRunner';

const NOTHING: RunnerFacts = { musiqueche: '' };

describe('what is said of a runner', () => {
  it.each<[RunnerFacts, string]>([
    [{ musiqueche: '1a 1a 3a (25) Da' }, 'Reste sur deux victoires de suite.'],
    [{ musiqueche: '1p 5p' }, 'Vient de gagner.'],
    [{ musiqueche: '2p 3p 8p' }, 'Deux fois de suite dans les trois premiers.'],
    [{ musiqueche: '7a 2a Da 3a 0a 1a' }, 'Deux fois dans les trois premiers en cinq sorties.'],
    [{ musiqueche: '4a 0a' }, 'Sans place dans les trois premiers en deux sorties.'],
    [{ musiqueche: 'Da' }, 'Sans place dans les trois premiers en une sortie.'],
    [{ musiqueche: '', indicateurInedit: 1, sexe: 'F' }, 'Inédite.'],
    [{ defFirstTime: 1, defoeil: 'DD', sexe: 'F' }, 'Déferrée des quatre pieds pour la première fois.'],
    [{ defFirstTime: 1, defoeil: 'DF', sexe: 'H' }, 'Déferré ainsi pour la première fois.'],
    [{ defFirstTime: 1, defoeil: 'FF' }, ''],
    [{ oeilFirstTime: 1 }, 'Porte des œillères pour la première fois.'],
    [{ nbrCourseChevalHippo: 4, pourcVictChevalHippo: 50 }, 'Déjà gagnant sur cet hippodrome (2 sur 4).'],
    [{ nbrCourseChevalHippo: 4, pourcVictChevalHippo: 0 }, ''],
    [{ nbCourseCouple: 9, nbVictCouple: 3 }, 'Trois victoires en 9 courses avec son partenaire du jour.'],
    [{ nbCourseCouple: 2, nbVictCouple: 2 }, ''],
    [{ musiqueche: 'what is that' }, ''],
  ])('of %j is « %s »', (facts, words) => expect(describeRunner({ ...NOTHING, ...facts })).toBe(words));

  it('keeps to the length that is given, the weightiest first', () => {
    const facts = { musiqueche: '1a 1a', oeilFirstTime: 1, nbCourseCouple: 9, nbVictCouple: 3 };
    expect(describeRunner(facts, 90)).toBe(
      'Reste sur deux victoires de suite. Porte des œillères pour la première fois.',
    );
    expect(describeRunner(facts, 10)).toBe('');
  });
});
