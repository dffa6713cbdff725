/** The personal data in a request, used to match a person. */
export type MatchData = {
  readonly person?:
    | Partial<Record<'firstName' | 'lastName' | 'dob' | 'ssn' | 'email' | 'phone', string | undefined>>
    | undefined;
  readonly address?: { readonly street1: string; readonly zip: string } | undefined;
};
