/** Why a provider's answer is missing. */
export type Failure = {
  /**
   * - `TIMEOUT`: no answer within the time-out.
   * - `UNREACHABLE`: no connection, a lost connection, or the provider reports that it is down.
   * - `REFUSED`: the provider rejected the request; a retry would be rejected too.
   * - `GARBAGE`: the answer doesn't match the provider's protocol.
   * - `NOT_RECEIVED`: the provider doesn't know the reference whose outcome we asked for.
   */
  readonly failed: 'TIMEOUT' | 'UNREACHABLE' | 'REFUSED' | 'GARBAGE' | 'NOT_RECEIVED';
  /** The request may have taken effect: ask for the outcome before a resend. */
  readonly mayHaveActed: boolean;
  /** How long the provider asked not to be called, if that is longer than a request waits (`Retry-After`). */
  readonly waitMs?: number;
  /** The provider itself answered: somebody behind it, such as one bank, is down. */
  readonly isOfAnother?: true;
};

/** The result of a request: an answer, a pending answer or a failure. */
export type Result<Answer> =
  | { readonly ok: true; readonly pending?: false; readonly answer: Answer }
  | { readonly ok: true; readonly pending: true }
  | { readonly ok: false; readonly failure: Failure };

/** The part of every request about an application: our reference and the provider's file number. */
export type Intent = {
  /** The intent's UUID, stored before the request is sent. It is the request's idempotency key. */
  readonly reference: string;
  /** The application's UUID. */
  readonly fileNumber: string;
  /** The provider that the intent was stored for, whatever the lender chose since. Absent: the one that the lender chooses now. */
  readonly provider?: string | undefined;
};

/** One kind of request to a provider. */
export type Exchange<Request extends { readonly reference: string }, Answer> = {
  /** Sends the request. A resend with the same reference returns the first answer and has no second effect. */
  ask(request: Request): Promise<Result<Answer>>;
  /**
   * Returns the outcome of a request by its reference, after a crash or a network failure. Has no effect.
   * @param provider the one that the intent was stored for
   */
  outcome(reference: string, provider?: string): Promise<Result<Answer>>;
  /**
   * Returns the name of the provider that a request goes to now: the first that the lender chooses, or the next while that one gets no
   * requests and another may answer. Absent if there is only one.
   * @param stored the one that the request was stored for, if that one certainly doesn't have it
   */
  providerFor?(request: Request, stored?: string): string;
  /** The service called, if not the port's provider: the mail server. */
  readonly carrier?: string;
};
