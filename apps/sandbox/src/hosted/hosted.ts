type File = { name: string; contentType: string; content: string };
type Signer = { name: string; email: string };

/** What a provider keeps open for a person: a page they visit or an appointment they keep, and how it is going to end. */
export type HostedDraft =
  | { kind: 'LINK'; ending: 'LINKED' | 'FAILED'; returnUrl: string }
  | {
      kind: 'SESSION';
      ending: 'COMPLETED' | 'FAILED';
      signers: Signer[];
      document: File;
      returnUrl: string;
    }
  | {
      kind: 'APPOINTMENT';
      ending: 'SIGNED_RETURNED' | 'NO_SHOW';
      signers: Signer[];
      document: File;
      place: string;
      dueMs: number;
    };

export type Hosted = HostedDraft & {
  id: string;
  port: string;
  reference: string;
  fileNumber: string;
  /** Someone has opened the page. */
  started?: boolean;
  /** The signer has answered the questions that prove who they are. */
  identified?: boolean;
  /** How it ended. */
  ended?: string;
  /** A finished link: what the token stands for. */
  publicToken?: string;
  chosen?: Record<string, string>;
};

export type HostedOf<Kind extends HostedDraft['kind']> = Extract<Hosted, { kind: Kind }>;
