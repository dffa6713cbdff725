/** What a report says about where an error happened: only our own names. */
export type ErrorPlace = {
  /** The pattern of the address. */
  readonly route?: string;
  readonly task?: string;
  readonly job?: string;
  readonly organisation?: string;
  readonly requestId?: string;
  readonly trace?: { readonly traceId: string; readonly spanId: string } | undefined;
};

/** Tells a service that speaks Sentry's protocol of defects. */
export type ErrorReports = {
  /** Returns the id of the report, for the log; undefined if the same one was sent just now. Waits for nothing. */
  send(error: unknown, place: ErrorPlace): string | undefined;
  /** Sends what is left, but doesn't wait for ever. */
  stop(): Promise<void>;
};
