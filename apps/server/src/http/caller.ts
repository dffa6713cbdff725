/** A signed-in person, as identified by their token. */
export type Caller = {
  readonly identity: string;
  readonly session: string;
  readonly organisation: string;
  readonly role: 'APPLICANT' | 'STAFF';
  /** The desks whose reviews a staff member may decide; empty for a borrower. */
  readonly permissions: readonly string[];
};

/** A loan originator, by the id that their referral link names. */
export type OriginatorCaller = Caller & { readonly originator: string };

/** A person who signs an application besides its borrower, and which of its signers they are. */
export type SignerCaller = Caller & { readonly signer: string };

/** How long the token of a session is valid. */
export const TOKEN_SECONDS = 15 * 60;
