import type { ErrorCode } from '@homeline/contract/errors.ts';

/** Why something was not done. A value like any other until the edge turns it into an answer. */
export type Refusal = {
  readonly refused: ErrorCode;
  /** Instead of the default words; several when there is more than one thing to say. */
  readonly words?: string | readonly string[];
  /** Which field each complaint belongs to. */
  readonly fields?: Readonly<Record<string, string>>;
  /** WRONG_STEP: where the application is. */
  readonly step?: string;
  /** STALE_VERSION: what stands now. */
  readonly current?: unknown;
};

export function refuse(code: ErrorCode, more: Omit<Refusal, 'refused'> = {}): Refusal {
  return { refused: code, ...more };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}
