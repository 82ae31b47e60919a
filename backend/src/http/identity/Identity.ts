/** Who makes a request, as a verified token says. */
export interface Identity {
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly isAdmin: boolean;
  /** The account is the administrator's, but this sign-in lacks the second factor that the site wants of it. */
  readonly lacksSecondFactor: boolean;
  /** When they gave their password, epoch seconds; a token made anew keeps it. */
  readonly signedInAt: number;
}
