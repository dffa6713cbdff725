import { closingDocuments, noteIsSigned } from '../../facts/closing.selectors.ts';
import {
  deedWasSigned,
  isManualByLaw,
  isManualNotary,
  notaryAppointment,
  notarySession,
} from '../../facts/notary.selectors.ts';
import { additionalSigners, hasSignedNote, signsDeed } from '../../facts/signers.selectors.ts';
import { closesAtOffice } from '../../states/office-closing.ts';
import { currentStep } from '../../workflow/current-step.ts';
import { lastDay, listWords, type OwnAnswer } from './own-application.ts';
import { appointment, cancel, changeAnswer } from './own-file.ts';
import { isWaiting, standing } from './own-progress.ts';

const SAY_WHAT = 'tell them the page and what’s wrong.';
const AGENT = 'Call us or ask an agent';

/** Says not to sign what has a mistake in it, and who has it written again. */
export const papersWrong: OwnAnswer = (application) => {
  const { facts, dueAt } = application;
  const step = currentStep(facts);
  if (step.kind === 'TERMINAL' && step.id !== 'COMPLETE') return standing(application);
  if (deedWasSigned(facts))
    return `Everything is signed, so your pages can’t change it. ${AGENT} soon, and ${SAY_WHAT} A person checks whether something has to be corrected.`;
  if (noteIsSigned(facts))
    return `Don’t sign the deed before the mistake is looked at. ${AGENT} first, and ${SAY_WHAT} A person checks which documents have to be written again. You’ve already signed the agreement.`;
  if (!closingDocuments(facts))
    return `Don’t sign or accept a document with a mistake in it. ${AGENT}, and ${SAY_WHAT} The documents that you sign at the end aren’t ready yet. ${changeAnswer(application)}`;
  const until =
    dueAt && !isWaiting(application) ? ` The last day for this step is ${lastDay(facts, dueAt)}.` : '';
  return `Don’t sign it before it’s corrected. ${AGENT}, and ${SAY_WHAT} They have the documents written again, and you read and sign the new ones.${until}`;
};

const DOWNLOAD =
  'In your application, open a document under “Your documents” and select “Download” to keep a copy or send it to somebody. You can also ask us for a paper copy at no cost.';
const ADVISER =
  'Anyone you trust may read them with you, such as a lawyer or a relative. I can’t give legal advice myself.';

/** Says how long there is to read, who may read first, and where the copies are. */
export const readFirst: OwnAnswer = (application) => {
  const { facts, dueAt } = application;
  if (currentStep(facts).kind === 'TERMINAL') return `${DOWNLOAD} ${ADVISER} ${standing(application)}`;
  if (deedWasSigned(facts)) return `${DOWNLOAD} ${ADVISER} You’ve signed everything. ${cancel(application)}`;
  if (noteIsSigned(facts))
    return `${DOWNLOAD} ${ADVISER} You’ve signed the agreement; the deed isn’t signed yet. If you need more time before the notary, call us. ${cancel(application)}`;
  if (notaryAppointment(facts))
    return `Take the time to read before your appointment; if you need more, call us for another day. ${DOWNLOAD} ${ADVISER}`;
  const ready = closingDocuments(facts)
    ? ''
    : ' The documents that you sign at the end aren’t ready yet: you can read those before you sign, too.';
  if (isWaiting(application)) return `Take the time to read.${ready} ${DOWNLOAD} ${ADVISER}`;
  const until = dueAt
    ? `You have until ${lastDay(facts, dueAt)}, and nothing has to happen before that day.`
    : 'There is no fixed deadline for this step.';
  return `Take the time to read. ${until}${ready} ${DOWNLOAD} ${ADVISER}`;
};

/** Says how the others sign, and that nobody signs for another person: also asked of a signer who is abroad. */
export const signsFor: OwnAnswer = (application) => {
  if (currentStep(application.facts).kind === 'TERMINAL') return undefined;
  return [
    howOthersSign(application),
    'Nobody can sign for somebody else: each person signs with their own name and their own link.',
    'If someone can’t sign themselves, call us or ask an agent before anyone signs.',
  ]
    .filter(Boolean)
    .join(' ');
};

/** Says how the other people who haven’t signed yet can sign; undefined if everybody has. */
export const howOthersSign: OwnAnswer = ({ facts, dueAt }) => {
  const missing = additionalSigners(facts).filter((signer) => !hasSignedNote(facts, signer));
  if (missing.length === 0 || currentStep(facts).kind === 'TERMINAL') return undefined;
  const names = listWords(missing.map(({ name }) => name));
  const online = closesAtOffice(facts.property)
    ? `${names} must come to the appointment at the office, with an ID that isn’t expired.`
    : `${names} can sign online from anywhere, on a phone or a computer, with the link that we email.`;
  const deed =
    missing.some(signsDeed) && !closesAtOffice(facts.property)
      ? ' The deed comes after that, with a notary.'
      : '';
  const until =
    dueAt && currentStep(facts).id === 'WAITING_FOR_ADDITIONAL_SIGNERS'
      ? ` The last day is ${lastDay(facts, dueAt)}.`
      : '';
  return `${online}${deed}${until}`;
};

const COMPANY =
  'If you’d like someone with you, or need help with it, call us or ask an agent first. Nobody else can sign for you.';
const ANYWHERE = 'your home, your work or anywhere that suits you';

/** Says where the deed can be signed, by video or in person, and whom to ask for help with it. */
export const notaryPlace: OwnAnswer = (application) => {
  const { facts } = application;
  const step = currentStep(facts);
  if (step.kind === 'TERMINAL') return standing(application);
  if (deedWasSigned(facts)) return 'You’ve already signed before the notary.';
  if (closesAtOffice(facts.property))
    return `In your state everyone signs in one appointment at the office of a title company, an attorney or ours, so you can’t sign at home or by video. ${COMPANY}`;
  const byVideo = isManualByLaw(facts)
    ? 'Your state’s law doesn’t allow a video notary for this.'
    : 'You can meet by video instead until you request a time.';
  if (notaryAppointment(facts))
    return `${appointment(application)} A notary meets you in person there, not by video. To meet somewhere else, such as at your home, select “Choose another time” at your appointment, or call us. ${COMPANY}`;
  if (isManualNotary(facts))
    return `A notary comes to you in person: ${ANYWHERE}. You choose the day and the place in your application. ${byVideo} ${COMPANY}`;
  const only = 'By video, only you may be in the picture; someone can help you set it up before it starts.';
  if (step.id === 'NOTARY_ERROR')
    return `You can try again by video, or have a notary come to you: ${ANYWHERE}. Your page lets you choose and shows what it costs. ${only} ${COMPANY}`;
  const how = notarySession(facts)
    ? 'Your video session is open. If you’d rather meet a notary in person, call us before you join.'
    : `You meet by video, or a notary comes to you: ${ANYWHERE}. When it’s time for the notary, select “Meet in person instead”; your page shows what it costs before you choose.`;
  return `${how} ${only} ${COMPANY}`;
};
