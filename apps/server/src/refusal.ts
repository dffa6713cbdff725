import type { ErrorCode } from '@homeline/contract/errors.ts';

/** Why a request was refused. The HTTP layer turns it into an error response. */
export type Refusal = {
  readonly refused: ErrorCode;
  /** Replaces the error code's default message; an array lists several problems. */
  readonly message?: string | readonly string[];
  /** The message of each invalid field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** WRONG_STEP: the application's current step. */
  readonly step?: string;
  /** STALE_VERSION: the borrower's current answers. */
  readonly current?: unknown;
};

/** Creates a refusal from an error code and its details. */
export function refuse(code: ErrorCode, details: Omit<Refusal, 'refused'> = {}): Refusal {
  return { refused: code, ...details };
}

/** Returns whether a value is a refusal. */
export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}
