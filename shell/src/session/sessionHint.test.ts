import { createSessionHint } from './sessionHint';

describe('the hint of a session', () => {
  afterEach(() => {
    document.cookie = 'was-signed-in=; Max-Age=0; Path=/';
    document.cookie = 'xwas-signed-in=; Max-Age=0; Path=/';
  });

  it('expects nobody in a fresh browser', () => {
    expect(createSessionHint(document).expectsMember()).toBe(false);
  });

  it('expects the member who was signed in, until they sign out', () => {
    const hint = createSessionHint(document);
    hint.remember(true);
    expect(createSessionHint(document).expectsMember()).toBe(true);
    hint.remember(false);
    expect(createSessionHint(document).expectsMember()).toBe(false);
    expect(document.cookie).not.toContain('was-signed-in');
  });

  it('remembers a sign-out that is still owed, apart from the rest', () => {
    const hint = createSessionHint(document);
    expect(hint.owesSignOut()).toBe(false);
    hint.oweSignOut(true);
    expect([hint.owesSignOut(), hint.expectsMember()]).toEqual([true, false]);
    hint.oweSignOut(false);
    expect(hint.owesSignOut()).toBe(false);
  });

  it('is no other cookie of a similar name or value', () => {
    expect(createSessionHint({ cookie: 'xwas-signed-in=1; was-signed-in=10' }).expectsMember()).toBe(false);
    expect(createSessionHint({ cookie: 'a=b; was-signed-in=1' }).expectsMember()).toBe(true);
  });

  it('says nothing about who, and stays on this site', () => {
    const jar = { cookie: '' };
    createSessionHint(jar).remember(true);
    expect(jar.cookie).toBe('was-signed-in=1; Path=/; SameSite=Lax; Max-Age=31536000');
  });
});
