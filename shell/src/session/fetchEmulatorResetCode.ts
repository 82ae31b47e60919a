/** What the Auth emulator would have sent by mail. */
interface SentCode {
  readonly email: string;
  readonly requestType: string;
  readonly oobCode: string;
}

/**
 * The newest code for a new password that the Auth emulator has made for an address; `null` when there is none, or
 * when the emulator does not tell.
 * @source https://firebase.google.com/docs/reference/rest/auth#section-auth-emulator-oob
 */
export async function fetchEmulatorResetCode(
  origin: string,
  projectId: string,
  email: string,
): Promise<string | null> {
  const response = await fetch(`${origin}/emulator/v1/projects/${projectId}/oobCodes`);
  if (!response.ok) return null;
  const { oobCodes = [] } = (await response.json()) as { readonly oobCodes?: readonly SentCode[] };
  const isMeant = (sent: SentCode) =>
    sent.requestType === 'PASSWORD_RESET' && sent.email.toLowerCase() === email.toLowerCase();
  return oobCodes.findLast(isMeant)?.oobCode ?? null;
}
