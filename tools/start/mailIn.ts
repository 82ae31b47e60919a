const MAIL = /To reset the password for (\S+), follow this link: (\S+)/;

/**
 * What the Auth emulator prints in place of a mail with a link to a new password, as the site's own link: nobody but
 * who reads this terminal may have it.
 * @param line printed by the emulator
 * @param siteOrigin such as `http://localhost:3000`
 * @returns a sentence for the terminal; null for any other line
 */
export function mailIn(line: string, siteOrigin: string): string | null {
  const [, email, link] = MAIL.exec(line) ?? [];
  if (email === undefined || link === undefined) return null;
  const code = new URL(link).searchParams.get('oobCode');
  if (code === null) return null;
  const address = new URL('/connec', siteOrigin);
  address.search = new URLSearchParams({ mode: 'resetPassword', oobCode: code }).toString();
  return `Mail to ${email}: ${address.href}`;
}
