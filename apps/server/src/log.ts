/** Every field of a log line. Any other is left out, so that no line gets personal data by accident. */
export const LOG_FIELDS = [
  ...[
    'account',
    'application',
    'attempts',
    'by',
    'bytes',
    'call',
    'change',
    'chat',
    'derived',
    'document',
    'dueOn',
  ],
  ...['effectiveOn', 'failure', 'freeGb', 'from', 'ip', 'kind', 'lender', 'messageId', 'method', 'missing'],
  ...[
    'part',
    'port',
    'problem',
    'projected',
    'provider',
    'publicUrl',
    'quotaGb',
    'reason',
    'reference',
    'refused',
  ],
  ...[
    'report',
    'route',
    'span_id',
    'stack',
    'status',
    'store',
    'task',
    'tookMs',
    'trace_id',
    'tried',
    'usedGb',
  ],
] as const;

export type LogFields = {
  readonly [Field in (typeof LOG_FIELDS)[number]]?: string | number | readonly string[] | null | undefined;
};

type Line = (fields: LogFields, message: string) => void;

/** The server's logger. */
export type Log = { readonly info: Line; readonly warn: Line; readonly error: Line };
