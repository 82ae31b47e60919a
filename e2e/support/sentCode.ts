import { authAddress, expect } from './test';

/**
 * The newest code that the Auth emulator has made for a new password of an address. Asked of the emulator itself, as
 * the site hands nobody such codes.
 */
export async function sentCode(email: string): Promise<string> {
  const answer = await fetch(`http://${authAddress()}/emulator/v1/projects/demo-galopin/oobCodes`);
  const { oobCodes } = (await answer.json()) as {
    readonly oobCodes: readonly { readonly email: string; readonly oobCode: string }[];
  };
  const sent = oobCodes.findLast((code) => code.email === email);
  expect(sent, `a code for ${email}`).toBeDefined();
  return sent?.oobCode ?? '';
}
