/** Somebody who is signed in, as their token says. */
export type Caller = {
  readonly identity: string;
  readonly session: string;
  readonly organisation: string;
  readonly role: 'APPLICANT' | 'STAFF';
  /** The desks at which a member of staff may decide. */
  readonly permissions: readonly string[];
};
