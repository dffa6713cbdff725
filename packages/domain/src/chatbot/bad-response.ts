import * as z from 'zod';

/** Why an answer of the chatbot was bad, in the words of the form. */
const BAD_RESPONSE_REASONS = [
  'Answer too vague',
  'Not specific to my application',
  'Not what I was asking about',
  'Other',
] as const;
export const BadResponseReason = z.enum(BAD_RESPONSE_REASONS, 'Please select a reason');
export type BadResponseReason = z.infer<typeof BadResponseReason>;

/** The longest explanation of `Other`, in characters. */
const MOST_ADDITIONAL_CHARACTERS = 140;

const TOO_LONG = `Please restrict your response to ${MOST_ADDITIONAL_CHARACTERS} characters.`;

/** The form “Tell us more”. `additionalInformation` is asked for `Other` alone. */
export const BadResponseForm = z.object({
  reason: BadResponseReason,
  additionalInformation: z.string().trim().max(MOST_ADDITIONAL_CHARACTERS, TOO_LONG).optional(),
});
export type BadResponseForm = z.infer<typeof BadResponseForm>;

const OTHER = 'Other: ';

/** Returns a form as the call carries it: the reason, and after `Other` what the borrower wrote. */
export function feedbackMessageOf({ reason, additionalInformation }: BadResponseForm): string {
  return reason === 'Other' && additionalInformation ? `${OTHER}${additionalInformation}` : reason;
}

/** Returns the form that a message of the call carries. @throws ZodError for a message that `FeedbackMessage` refuses */
export function readFeedbackMessage(message: string): BadResponseForm {
  return BadResponseForm.parse(formIn(message));
}

/** The message of the call. */
export const FeedbackMessage = z.string('Please select a reason').superRefine((message, context) => {
  const { error } = BadResponseForm.safeParse(formIn(message));
  for (const { message: problem } of error?.issues ?? [])
    context.addIssue({ code: 'custom', message: problem });
});

function formIn(message: string): { readonly reason: string; readonly additionalInformation?: string } {
  return message.startsWith(OTHER)
    ? { reason: 'Other', additionalInformation: message.slice(OTHER.length) }
    : { reason: message };
}
