import type { ErrorCode } from '@homeline/contract/errors.ts';

/** Why a request was refused. A value until the HTTP layer turns it into an error response. */
export type Refusal = {
  readonly refused: ErrorCode;
  /** Replaces the default message; several for more than one problem. */
  readonly words?: string | readonly string[];
  /** The message of each invalid field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** WRONG_STEP: the application's current step. */
  readonly step?: string;
  /** STALE_VERSION: the current answers. */
  readonly current?: unknown;
};

export function refuse(code: ErrorCode, more: Omit<Refusal, 'refused'> = {}): Refusal {
  return { refused: code, ...more };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}
