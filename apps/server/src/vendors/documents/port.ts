import type { Exchange, Intent } from '../exchange.ts';

/** One document of an envelope. The eVault stores its checksum; we store the file. */
export type EnvelopeDocument = {
  readonly uuid: string;
  readonly type: string;
  readonly title: string;
  /** Hex SHA-256 of the file. */
  readonly sha256: string;
};

export type Envelope = Intent & {
  readonly documents: readonly EnvelopeDocument[];
  readonly signers: readonly { readonly name: string; readonly email: string }[];
};
export type SealedEnvelope<Answer extends string> = { readonly answer: Answer; readonly envelope?: string };

export type SignatureRequest = Intent & {
  readonly documents: readonly EnvelopeDocument[];
  readonly signer: { readonly name: string; readonly email: string };
  /** The name that the signer typed, or that is printed beside their drawing. */
  readonly typedName: string;
  /** UTC ISO. */
  readonly signedAt: string;
};
export type Signature = { readonly answer: 'SIGNED' | 'FAILED'; readonly certificate?: string };

/** The eVault: tamper-evident envelopes and the signatures on them. */
export type DocumentsPort = {
  readonly summary: Exchange<Envelope, SealedEnvelope<'READY'>>;
  readonly closing: Exchange<Envelope, SealedEnvelope<'READY' | 'FAILED'>>;
  readonly notary: Exchange<Envelope, SealedEnvelope<'READY'>>;
  /** Never resent while its outcome is unknown. */
  readonly signature: Exchange<SignatureRequest, Signature>;
};
