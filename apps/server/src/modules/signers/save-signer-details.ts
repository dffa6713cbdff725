import type { saveSignerDetails as call } from '@homeline/contract/signers/signer-acts.ts';
import type { Handler } from '../../http/handler.ts';
import { ageRefusal } from '../applications/initial-facts.ts';
import { submitAsSigner } from './signer-submission.ts';

/** Saves the consent to electronic records, phone and date of birth. A signer must be of age where the home is. */
export const saveSignerDetails: Handler<typeof call> = (request, context) => {
  const { phone, dob, consent } = request.body;
  const place = { application: request.params.uuid, field: 'signerDetails.dob' };
  const given = { textVersion: consent.textVersion, ...request.origin };
  return submitAsSigner(request, context, {
    at: ['SIGNER_INTRO'],
    decide: ({ property }, { uuid: signer }) =>
      ageRefusal(
        'dob',
        { dob, state: property?.state ?? '', to: 'sign' },
        context.organisations.get(request.organisation),
        context,
      ) ?? [
        {
          fact: 'signerDetails',
          value: { signer, phone, dob: context.sealing.seal(dob, place), consent: given },
        },
        { fact: 'signerActs', value: { signer, act: 'CONSENTED' } },
      ],
  });
};
