/** What an email to a borrower is for, and the text messages that staff write. */
export const MESSAGE_KINDS = ['NOTICES', 'ACTIONS', 'SECURITY', 'PROGRESS', 'REMINDERS', 'TEXTS'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** The kinds that a person may turn off. The law requires the others, or the loan can't close without them. */
export const OPTIONAL_KINDS = ['PROGRESS', 'REMINDERS', 'TEXTS'] as const satisfies readonly MessageKind[];
export type OptionalKind = (typeof OPTIONAL_KINDS)[number];

/** Returns a kind that a person may turn off; undefined for any other. */
export function optionalKind(kind: string | null | undefined): OptionalKind | undefined {
  return OPTIONAL_KINDS.find((optional) => optional === kind);
}
