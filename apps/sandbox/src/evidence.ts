/** What a request lets a provider know of the person it is about. */
export type Evidence = {
  readonly person?:
    | Partial<Record<'firstName' | 'lastName' | 'dob' | 'ssn' | 'email' | 'phone', string | undefined>>
    | undefined;
  readonly address?: { readonly street1: string; readonly zip: string } | undefined;
};
