import type { DeclineReason } from '../facts/decline.ts';

/** The reasons for which somebody doesn't want to sign, in words for staff. */
export const DECLINE_WORDS: Readonly<Record<DeclineReason, string>> = {
  TERMS: 'Doesn’t agree with the terms',
  MISTAKE: 'Something in the documents is wrong',
  QUESTIONS: 'Has questions first',
  ON_PAPER: 'Wants to sign on paper',
  PRESSURED: 'Feels pressured to sign',
  CHANGED_MIND: 'No longer wants the line',
  OTHER: 'Another reason',
};

/** Returns a reason with the person's own words; empty where neither is known. */
export function declineInWords({
  reason,
  statedReason,
}: {
  readonly reason?: DeclineReason | undefined;
  readonly statedReason?: string | undefined;
}): string {
  return [reason && DECLINE_WORDS[reason], statedReason && `“${statedReason}”`].filter(Boolean).join(': ');
}
