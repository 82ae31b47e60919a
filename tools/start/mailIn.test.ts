import { mailIn } from './mailIn';

describe('a mail that the Auth emulator does not send', () => {
  it('is told as the link of the site', () => {
    const line =
      'i  To reset the password for membre@demo.test, follow this link: http://127.0.0.1:9099/emulator/action?mode=resetPassword&lang=fr&oobCode=a-Code_1&apiKey=demo-api-key&newPassword=NEW_PASSWORD_HERE';
    expect(mailIn(line, 'http://localhost:3000')).toBe(
      'Mail to membre@demo.test: http://localhost:3000/connec?mode=resetPassword&oobCode=a-Code_1',
    );
  });

  it.each([
    '✔  All emulators ready!',
    'To reset the password for x, follow this link: http://127.0.0.1/no-code',
  ])('is not seen in %j', (line) => expect(mailIn(line, 'http://localhost:3000')).toBeNull());
});
