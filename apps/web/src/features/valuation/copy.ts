import type { HomeConditionForm } from '@homeline/domain/facts/valuation.facts.ts';
import type * as z from 'zod';

type Condition = z.input<typeof HomeConditionForm>['condition'];

const CONDITIONS: readonly { value: Condition; label: string; detail: string }[] = [
  { value: 'EXCELLENT', label: 'Excellent', detail: 'Like new: built or fully renovated in recent years' },
  { value: 'GOOD', label: 'Good', detail: 'Well kept, with some updates' },
  { value: 'AVERAGE', label: 'Average', detail: 'Everything works but shows its age' },
  { value: 'FAIR', label: 'Fair', detail: 'Needs some repairs' },
  { value: 'POOR', label: 'Poor', detail: 'The roof, structure or a main system needs repair' },
];

/** Copy for the valuation pages. */
export const valuationCopy = {
  estimate: {
    heading: 'What’s your home worth?',
    why: (street = 'your home') =>
      `There are too few recent sales to estimate the value of ${street} automatically. We’ll use your number to set your offers now. A local agent confirms it before you sign.`,
    value: 'Value of your home',
    hint: 'What you think it would sell for today. A recent appraisal or a neighbor’s sale is a good guide.',
  },
  condition: {
    heading: 'What condition is your home in?',
    why: 'A local agent looks at it from the outside and compares it with homes sold nearby. Your answer helps the agent pick the right ones.',
    condition: 'Condition',
    conditions: CONDITIONS,
    accessName: 'Who should the agent call?',
    accessPhone: 'Their phone number',
  },
  order: {
    heading: 'Ready to order your home’s valuation?',
    why: 'Your line depends on your home’s value, and we can’t use an automated estimate. A local agent will give a broker price opinion (BPO).',
    action: (fee: string) => `Order it for ${fee}`,
    refuse: 'I don’t want it',
    cost: {
      title: 'What it costs',
      opinion: 'Broker price opinion',
      opinionDetail: 'Exterior visit, photos, three sales and three listings nearby',
      dueToday: 'Due today',
      atClosing: 'Deducted from your first draw at closing',
      atClosingDetail: 'It’s in the costs of your offer. If you don’t close, you don’t pay it.',
    },
    next: {
      title: 'What happens next',
      home: 'Your home',
      call: 'The agent calls',
      duration: 'Usually takes',
      durationValue: '3 to 5 business days',
      copy: 'Your copy',
      copyValue: 'Free, in your documents as soon as it’s complete',
    },
    waiver: {
      label: 'Signing sooner',
      hint: 'By law you get your copy of each valuation at least three business days before your line opens. You can give up that time. We’ll still give you every copy before you sign.',
      statement: 'I don’t need the three business days. I agree to get my copies at or before signing.',
    },
    refusal: {
      title: 'We can’t open a line without a valuation',
      text: 'If you decline it, you withdraw your application. You owe nothing, and you can apply again at any time.',
      keep: 'Keep my application',
      withdraw: 'Withdraw my application',
    },
  },
} as const;
