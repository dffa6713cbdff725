import { Answers } from '@homeline/contract/applications/answers.ts';
import { type Facts, newestSeq } from '@homeline/domain/facts/facts.ts';
import { knownLiens, retainedLiens } from '@homeline/domain/facts/liens.selectors.ts';
import { chosenTerms } from '@homeline/domain/facts/offers.selectors.ts';
import { homeTimeZone } from '@homeline/domain/facts/property.selectors.ts';
import { additionalSigners } from '@homeline/domain/facts/signers.selectors.ts';
import { spouseSigns } from '@homeline/domain/signing/spouse.ts';
import type { Context } from '../../context.ts';
import { dobOf } from '../../facts/date-of-birth.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { findRules } from '../rules/rulebooks.ts';

/** Returns the borrower's answers. The contract's schema drops every other fact. */
export function borrowerAnswers(context: Context, key: ApplicationKey, facts: Facts): Answers {
  const { profile, property } = facts;
  return Answers.parse({
    ...facts,
    version: newestSeq(facts),
    timeZone: homeTimeZone(facts),
    signers: facts.signers && additionalSigners(facts),
    spouseSigns: property && spouseSigns(property.state, property.occupancy),
    terms: chosenTerms(facts),
    liensSaid: facts.lienAnswers && knownLiens(facts).flatMap(({ answer }) => answer ?? []),
    isFirstLien: facts.lienAnswers && retainedLiens(facts).length === 0,
    submittedTerms: facts.applicationSubmission?.terms,
    fees: property && findRules(context, key.organisation, facts)?.sheet.fees(property.state).output,
    profile: profile && { ...profile, dob: dobOf(context, key, facts) },
  });
}
