import { formatUs } from '../../dates/civil-date.ts';
import type { Facts } from '../../facts/facts.ts';
import { hasSignedNote, type Signer, signsDeed } from '../../facts/signers.selectors.ts';
import { rescissionEndsOn } from '../../funding/rescission-period.ts';
import { signerStep } from '../../workflow/signer-step.ts';
import type { SignerStepName } from '../../workflow/signer-step-names.ts';
import { mayRescind } from '../../workflow/withdrawal.ts';
import { plainQuestion } from './own-questions.ts';

/** An application as one of its additional signers sees it. */
export type SignedApplication = { readonly facts: Facts; readonly signer: Signer };

const STEP_WORDS: Readonly<Record<SignerStepName, string>> = {
  SIGNER_CANCELLED: 'Your signature isn’t needed anymore. There’s nothing for you to do.',
  SIGNER_ERROR: 'You declined, or your signature wasn’t stored. You can start again on your page.',
  SIGNER_INVITED: 'Open the link in our email to start.',
  SIGNER_RESUME: 'Your next step: open your page and select Continue.',
  SIGNER_INTRO: 'Your next step: your date of birth, your phone and your consent to electronic documents.',
  SIGNER_PROFILE: 'Your next step: your income and your consent to a credit check.',
  SIGNER_HMDA: 'Your next step: the demographic questions.',
  WAITING_FOR_SIGNER_CREDIT: 'We’re checking your credit. You don’t need to do anything now.',
  SIGNER_CREDIT: 'Your next step: help us find your credit file.',
  SIGNER_INCOME: 'Your next step: upload proof of your income.',
  SIGNER_IDENTITY: 'Your next step: upload a photo of your ID.',
  WAITING_FOR_SIGNER_ID: 'We’re checking your ID. You don’t need to do anything now.',
  SIGNER_CONDITIONS: 'We couldn’t verify your ID. Your next step: send another photo or another document.',
  SIGNER_DOCUMENTS: 'Your next step: read your documents, as soon as they’re ready. We email you then.',
  SIGNER_SIGN: 'Your next step: sign your documents.',
  WAITING_FOR_SIGNER_NOTARY:
    'Next, you sign the deed with a notary, together with the borrower, who arranges it. You don’t need to do anything now.',
  SIGNER_NOTARY:
    'Your next step: sign the deed with the notary, together with the borrower. Have your ID ready.',
  SIGNER_COMPLETE: 'You’re done. There’s nothing else for you to do.',
};

/** The borrower's name, as the signer's pages show it. */
function borrowerOf({ profile }: Facts): string {
  return profile ? `${profile.firstName} ${profile.lastName}` : 'the borrower';
}

type Answer = (application: SignedApplication) => string;

const next: Answer = ({ facts, signer }) => STEP_WORDS[signerStep(facts, signer.uuid).id];

const role: Answer = ({ facts, signer }) => {
  const borrower = borrowerOf(facts);
  return signer.type === 'CO_BORROWER'
    ? `You’re a co-borrower: you owe the money together with ${borrower}, so each of you can be asked to pay all of it.`
    : `You aren’t a borrower: you sign ${signsDeed(signer) ? 'the deed, because of your rights in the home' : 'documents about the home'}, and you don’t owe the money. We don’t check your credit or your income. But the home secures the line: if ${borrower} doesn’t repay it, you could both lose it.`;
};

const refuse: Answer = ({ facts }) =>
  `Nobody can make you sign. If you decline, we tell ${borrowerOf(facts)}, and the line can’t open as planned. You can decline on your page, and start again there if you change your mind. If you’re unsure, ask an attorney before you sign.`;

const cancel: Answer = (application) => {
  const { facts, signer } = application;
  const endsOn = signsDeed(signer) && mayRescind(facts) ? rescissionEndsOn(facts) : undefined;
  if (endsOn)
    return `You can cancel the line at no cost until the end of ${formatUs(endsOn)}, for everyone who signed: your page and your notice say how.`;
  return hasSignedNote(facts, signer)
    ? `You can’t cancel the line on your page now. Call us if you have a question about it. ${next(application)}`
    : `You haven’t signed yet, so there’s nothing to cancel: you can decline on your page. ${next(application)}`;
};

const figures: Answer = ({ facts }) =>
  `I can’t tell you figures of ${borrowerOf(facts)}’s application here. The documents that you read before you sign state what concerns you.`;

/** What an additional signer may ask, the most specific first. */
const ROWS: readonly { readonly about: RegExp; readonly answer: Answer }[] = [
  {
    about:
      /\b(?:refus\w*|declin\w*|do not|not|never|will not|say no|skip|get out of|opt out)\b.{0,20}\b(?:sign(?:ing)?|agree|participate|do (?:this|it|that)|be part)|\bcan i (?:decline|refuse|opt out|say no)\b|\bhave to sign\b|\bmust i sign\b/,
    answer: refuse,
  },
  {
    about:
      /\b(?:am|are|will|would|do|does|is) (?:i|we|me|it)\b.{0,40}\b(?:owe|owing|borrow(?:er|ing)?|liable|responsible|on the (?:hook|deed|loan|note|title|mortgage)|pay|my (?:loan|debt)|lose)\b|\bwhat (?:am i|is my role|does that make me)\b|\bwhy (?:do|am|must|should) i\b.{0,20}\b(?:sign|here|need\w*|involved)\b|\bmy (?:credit|income|salary|home|house)\b/,
    answer: role,
  },
  {
    about: /\b(?:cancel|rescind|back out|change my mind|undo|take back)\b/,
    answer: cancel,
  },
  {
    about:
      /\bhow (?:much|big|high|large)\b|\b(?:rate|apr|amount|payment|payments|score|income|balance|fees?|approved|denied|loan number)\b/,
    answer: figures,
  },
  {
    about:
      /\b(?:what|do|how|when|where|which|is|am|are)\b.{0,40}\b(?:next|need|now|do|send|upload|sign|want|left|missing|finish\w*|step|wait\w*|notary|id|documents?|done|status|turn)\b|\bstatus\b|\bnext\b/,
    answer: next,
  },
];

/** Says that a signer asks about themselves or about the line that they sign. */
const THEIRS =
  /\b(?:i|me|my|mine|we|us|our|it|this|they|he|she|her|his|him|their|the (?:loan|line|documents|deed|application|borrower))\b/;

/** Returns what the chatbot says to a person who signs another's application; undefined if they don't ask about that. */
export function signerAnswer(question: string, application: SignedApplication): string | undefined {
  const asked = plainQuestion(question);
  const { profile } = application.facts;
  const names = [profile?.firstName, profile?.lastName].map((name) => name?.toLowerCase() ?? '');
  const isTheirs = THEIRS.test(asked) || asked.split(' ').some((word) => names.includes(word));
  if (!isTheirs) return undefined;
  return ROWS.find(({ about }) => about.test(asked))?.answer(application);
}
