/** The variables of a canned reply. */
export const REPLY_VARIABLES = ['firstName', 'agentName', 'companyName', 'loanNumber'] as const;
export type ReplyVariable = (typeof REPLY_VARIABLES)[number];

const VARIABLE = /\{(\w+)\}/g;

/** Fills the variables of a canned reply. A variable without a value stays, so that the agent sees what is missing. */
export function filledReply(
  text: string,
  values: Readonly<Record<ReplyVariable, string | undefined>>,
): string {
  return text.replace(
    VARIABLE,
    (variable, name: string) => (isReplyVariable(name) && values[name]) || variable,
  );
}

/** Returns the first variable that a text still holds, such as `{loanNumber}`; undefined for none. */
export function openVariable(text: string): string | undefined {
  for (const [variable, name = ''] of text.matchAll(VARIABLE)) if (isReplyVariable(name)) return variable;
  return undefined;
}

/** Returns the canned replies whose title or text has every typed word. */
export function matchingReplies<Reply extends { readonly title: string; readonly text: string }>(
  replies: readonly Reply[],
  typed: string,
): readonly Reply[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return replies.filter(({ title, text }) => {
    const within = `${title} ${text}`.toLowerCase();
    return words.every((word) => within.includes(word));
  });
}

function isReplyVariable(name: string): name is ReplyVariable {
  return REPLY_VARIABLES.some((variable) => variable === name);
}
