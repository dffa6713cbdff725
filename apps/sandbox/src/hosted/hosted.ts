/** A file to sign, with the lender's own id. */
type Paper = { id: string; name: string; contentType: string; content: string };
type Signer = { name: string; email: string };

/** A page or appointment that a provider opened for a borrower, with its forced outcome. */
export type HostedDraft =
  | {
      kind: 'LINK';
      ending: 'LINKED' | 'FAILED';
      returnUrl: string;
      /** Where a bank with its own sign-in page returns people. Without it, the link page signs them in. */
      oauthReturnUrl?: string | undefined;
    }
  | {
      kind: 'SESSION';
      ending: 'COMPLETED' | 'FAILED';
      signers: Signer[];
      documents: Paper[];
      returnUrl: string;
    }
  | {
      kind: 'APPOINTMENT';
      ending: 'SIGNED_RETURNED' | 'NO_SHOW';
      signers: Signer[];
      documents: Paper[];
      place: string;
      dueMs: number;
    };

export type HostedFlow = HostedDraft & {
  id: string;
  port: string;
  reference: string;
  fileNumber: string;
  /** The page was opened. */
  started?: boolean;
  /** The signer answered the identity questions. */
  identified?: boolean;
  /** The outcome. */
  ended?: string;
  /** The bank that signs the borrower in on its own page, as its index in the list, and whether they allowed access. */
  oauth?: { choice: number; allowed?: boolean };
  /** The token of a finished link and the account that it gives access to. */
  publicToken?: string;
  chosen?: Record<string, string>;
};

export type HostedFlowOf<Kind extends HostedDraft['kind']> = Extract<HostedFlow, { kind: Kind }>;
