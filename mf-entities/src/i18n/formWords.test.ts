import { formInWords } from './formWords';

const words = (form: string) => formInWords(form)?.map((line) => line.words);

describe('formInWords', () => {
  it('says place and discipline, newest first, and the year of what is older', () =>
    expect(words('1a 12p (25) 3h')).toEqual([
      '1er, trot attelé',
      '10e ou plus loin, plat',
      'Courses de 2025\u202f:',
      '3e, haies',
    ]));

  it('tells a disqualified trotter from a galloper that was not placed', () =>
    expect(words('Da Dp')).toEqual(['disqualifié, trot attelé', 'non classé, plat']));

  it('explains falls, and keeps a code nobody explains', () =>
    expect(words('Ts TJh Xa')).toEqual(['tombé, steeple-chase', 'jockey tombé, haies', 'X, trot attelé']));

  it('has the sign of each race as the form writes it', () =>
    expect(formInWords('Da0p')?.map(({ sign }) => sign)).toEqual(['Da', '0p']));

  it('is empty for an empty form and null for one that cannot be read', () => {
    expect(formInWords('')).toEqual([]);
    expect(formInWords('??')).toBeNull();
  });
});
