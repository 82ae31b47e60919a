/** What Firebase's page SDK calls to sign in, sign up, change and delete one's own account, by the account's token. */
const ACCOUNT_CALLS = [
  'signUp',
  'signInWithPassword',
  'lookup',
  'update',
  'sendOobCode',
  'resetPassword',
  'delete',
];
const SIGN_IN = new RegExp(
  `^/(identitytoolkit\\.googleapis\\.com/v1/accounts:(${ACCOUNT_CALLS.join('|')})|securetoken\\.googleapis\\.com/v1/token)(\\?|$)`,
);

/**
 * Whether a call of the Auth emulator is one of a page that signs somebody in. All others are its owner's: lists of
 * accounts, codes of mails, settings.
 * @param url path and query
 * @source https://firebase.google.com/docs/reference/rest/auth
 */
export function isSignInCall(method: string, url: string): boolean {
  return ['POST', 'OPTIONS'].includes(method) && SIGN_IN.test(url);
}
