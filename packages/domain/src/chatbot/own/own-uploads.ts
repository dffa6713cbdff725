import { identityIsVerified } from '../../facts/identity.selectors.ts';
import { deedWasSigned } from '../../facts/notary.selectors.ts';
import { askedUploads, DOCUMENT_STEPS } from '../../workflow/asked-uploads.ts';
import { currentStep } from '../../workflow/current-step.ts';
import type { OwnAnswer } from './own-application.ts';
import { conditions, isWaiting, standing } from './own-progress.ts';

const KEPT = 'What you’ve sent stays with your application.';

/** Says how to send the right file after a wrong one. */
export const wrongFile: OwnAnswer = (application) => {
  const { facts } = application;
  const step = currentStep(facts);
  if (step.kind === 'TERMINAL') return standing(application);
  if (!askedUploads(facts))
    return `You can put that right. Your pages take no files at this step, so call us or ask an agent: say which file is wrong, and a person can ask you for the right one. ${KEPT} ${standing(application)}`;
  if (DOCUMENT_STEPS.includes(step.id) && isWaiting(application))
    return `You can put that right: send the right file in your application now, and the person who reviews it gets it. ${KEPT}`;
  return `You can put that right: until you send a file, select Remove beside it and choose the right one. If you’ve sent it already, upload the right one in your application now. ${KEPT} If that doesn’t work, call us or ask an agent.`;
};

const SHARP =
  'lay it flat in bright, even light, without a flash, so that nothing glares. Hold the phone straight above it and still, with all four corners in the picture and every letter sharp.';
const STILL =
  'If it still isn’t taken, call us or select “Talk to a person”: you don’t have to keep trying alone.';

/** Says how to take a sharp photo, and what to do if it still isn't accepted. */
export const photoTrouble: OwnAnswer = (application) => {
  const { facts } = application;
  const step = currentStep(facts);
  if (step.kind === 'TERMINAL') return standing(application);
  const uploads = askedUploads(facts);
  if (!uploads)
    return `We’re not asking for a photo now. If you take one later: ${SHARP} ${conditions(application)}`;
  const isId = uploads.types.includes('PASSPORTFRONT') && !DOCUMENT_STEPS.includes(step.id);
  const other = isId
    ? 'You can also use another phone, or another kind of ID that isn’t expired.'
    : 'You can also send a PDF instead of a photo.';
  return `I’m sorry that it’s so much trouble. For a sharp photo, ${SHARP} ${other} ${STILL}`;
};

/** Says what to do when the ID and the application show different names. It never predicts the result: a person decides. */
export const nameDiffers: OwnAnswer = (application) => {
  const { facts } = application;
  if (currentStep(facts).kind === 'TERMINAL') return standing(application);
  const { profile } = facts;
  const name = profile && `Your application has the name ${profile.firstName} ${profile.lastName}. `;
  const tell =
    'If your ID shows another one, such as your name before you married, call us or ask an agent. A person checks it, and I can’t tell you how that ends.';
  return identityIsVerified(facts)
    ? `Your identity is verified. ${name ?? ''}${tell}${deedWasSigned(facts) ? '' : ' Tell us before you sign anything.'}`
    : `${name ?? ''}${tell} They can say whether they need something that shows the change, such as a marriage certificate. If you have an unexpired ID in the name of your application, use that one.`;
};
