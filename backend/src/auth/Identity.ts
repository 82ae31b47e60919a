/** Who makes a request, as a verified token says. */
export interface Identity {
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly isAdmin: boolean;
}
