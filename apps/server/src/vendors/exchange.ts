/** Why there is no answer of a provider. */
export type Failure = {
  /**
   * - `TIMEOUT`: nothing came in time.
   * - `UNREACHABLE`: no connection, a broken one, or the provider says that it is down.
   * - `REFUSED`: the provider understood and will not; sending the same again is of no use.
   * - `GARBAGE`: something came that its protocol does not know.
   * - `NOT_RECEIVED`: asked for an outcome, the provider has never heard of the reference.
   */
  readonly failed: 'TIMEOUT' | 'UNREACHABLE' | 'REFUSED' | 'GARBAGE' | 'NOT_RECEIVED';
  /** It may have done what was asked: ask for the outcome before anything is sent again. */
  readonly mayHaveActed: boolean;
};

/** What came of a request: an answer, the word that one will come, or a failure. */
export type Result<Answer> =
  | { readonly ok: true; readonly pending?: false; readonly answer: Answer }
  | { readonly ok: true; readonly pending: true }
  | { readonly ok: false; readonly failure: Failure };

/** What every request about an application carries: our intent, and the number the provider files it under. */
export type Intent = {
  /** The intent's uuid, kept before anything is sent. The same reference is the same request, however often it arrives. */
  readonly reference: string;
  /** Our application's uuid. */
  readonly fileNumber: string;
};

/** One kind of request that a provider takes. */
export type Exchange<Request extends { readonly reference: string }, Answer> = {
  /** Sends the request. Sent again with the same reference it gets the first answer and has no second effect. */
  ask(request: Request): Promise<Result<Answer>>;
  /** What became of a request, by its reference: after a crash, a time-out or a broken line. Has no effect. */
  outcome(reference: string): Promise<Result<Answer>>;
};
