import { emailFault, newPasswordFault } from './checkCredentials';

describe('emailFault', () => {
  it.each(['nom@exemple.fr', 'a.b+c@sous.domaine.example', 'éléonore@exemple.fr'])('takes %s', (email) => {
    expect(emailFault(email)).toBeNull();
  });

  it.each(['nom', 'nom@', '@exemple.fr', 'nom@exemple', 'nom@exemple.', 'a b@exemple.fr', 'a@b@c.fr'])(
    'finds %s malformed',
    (email) => {
      expect(emailFault(email)).toBe('malformed');
    },
  );

  it('misses an empty one', () => {
    expect(emailFault('')).toBe('missing');
  });
});

describe('newPasswordFault', () => {
  it.each([
    ['', 'missing'],
    ['1234567', 'short'],
    ['🐎🐎🐎🐎', 'short'],
    ['x'.repeat(4097), 'long'],
    ['Nom@Exemple.fr', 'isEmail'],
    ['12345678', null],
    ['trois chevaux gris', null],
  ])('finds %p %p', (password, fault) => {
    expect(newPasswordFault(password, 'nom@exemple.fr')).toBe(fault);
  });

  it('compares with no address where none is known', () => {
    expect(newPasswordFault('nom@exemple.fr')).toBeNull();
  });
});
