import { type Cents, cents, sumCents } from '../money/cents.ts';
import type { Facts } from './facts.ts';
import { floodInsuranceIsRequired } from './flood.selectors.ts';
import { profileCorrection } from './identity.selectors.ts';
import type { InsuranceStanding } from './insurance-standing.ts';
import { retainedLiens } from './liens.selectors.ts';
import { currentTerms } from './offers.selectors.ts';
import { lastWhere, newer, newest } from './reading.ts';

/** A policy must be in force for this many more days, so a finding holds as long. */
const DAYS_IN_FORCE = 30;
const DAY_MS = 86_400_000;

/** Returns the required coverage: every debt that the home secures once the line is open. The insurer caps it at the rebuilding cost. */
export function requiredCoverageCents(facts: Facts): Cents {
  const liens = retainedLiens(facts).map(({ securedCents }) => securedCents);
  return sumCents([...liens, currentTerms(facts)?.lineAmountCents ?? cents(0)]);
}

type Finding = Facts['insuranceLookups'][number] | Facts['insuranceChecks'][number];

/**
 * Returns whether the policy must be checked again: the home, the name, the flood zone or the required coverage changed after the finding, or
 * the finding was too old when the deed came back.
 */
function isOutdated(finding: Finding, facts: Facts): boolean {
  const deed = newest(facts.remoteNotaryResults.at(-1), facts.manualNotaryResults.at(-1));
  const isOld = deed && Date.parse(deed.at) - Date.parse(finding.at) > DAYS_IN_FORCE * DAY_MS;
  return (
    newer(newest(facts.property, profileCorrection(facts)), finding) ||
    (finding.neededCents !== undefined && finding.neededCents < requiredCoverageCents(facts)) ||
    (finding.withFlood === false && floodInsuranceIsRequired(facts)) ||
    isOld === true
  );
}

/** Returns what the lookup found, unless it must be repeated. */
export function insuranceLookup(facts: Facts) {
  const lookup = facts.insuranceLookups.at(-1);
  return lookup && !isOutdated(lookup, facts) ? lookup : undefined;
}

/** Returns whether the lookup found sufficient coverage in force. The borrower then sends no proof. */
export function policyIsInForce(facts: Facts): boolean {
  return insuranceLookup(facts)?.answer === 'IN_FORCE';
}

/** Returns the borrower's proof of insurance, unless it was rejected, or fell short and the borrower chose to send another one later. */
export function insuranceUpload(facts: Facts) {
  const upload = facts.insuranceUploads.at(-1);
  const fellShort = lastWhere(facts.insuranceChecks, ({ answer }) => answer === 'NOT_COVERED');
  const setAside = newer(facts.insurancePostponement, fellShort) ? fellShort : undefined;
  const rejected = lastWhere(facts.insuranceDecisions, ({ decision }) => decision === 'REJECTED');
  return newer(upload, newest(setAside, rejected)) ? upload : undefined;
}

/** Returns the check of the current proof of insurance, unless it must be repeated. */
export function insuranceCheck(facts: Facts) {
  const upload = insuranceUpload(facts);
  const check = facts.insuranceChecks.at(-1);
  return upload && newer(check, upload) && !isOutdated(check, facts) ? check : undefined;
}

/** Returns whether the home has the required insurance, by lookup or by accepted proof. A repeated check needs a decision of its own. */
export function insuranceIsAccepted(facts: Facts): boolean {
  if (policyIsInForce(facts)) return true;
  const upload = insuranceUpload(facts);
  if (!upload) return false;
  const outdated = lastWhere(facts.insuranceChecks, (check) => isOutdated(check, facts));
  const decided = newer(outdated, upload) ? insuranceCheck(facts) : upload;
  const decision = facts.insuranceDecisions.at(-1);
  return decided !== undefined && newer(decision, decided) && decision.decision === 'ACCEPTED';
}

/** Returns the status of the proof of insurance, for the borrower. */
export function insuranceStanding(facts: Facts): InsuranceStanding {
  if (policyIsInForce(facts)) return 'ON_FILE';
  const check = insuranceCheck(facts);
  if (insuranceIsAccepted(facts) || check?.answer === 'COVERED') return 'ACCEPTED';
  if (insuranceUpload(facts)) return check ? 'FELL_SHORT' : 'CHECKING';
  const refused = lastWhere(facts.insuranceDecisions, ({ decision }) => decision === 'REJECTED');
  if (refused) return 'REJECTED';
  return facts.insurancePostponement ? 'POSTPONED' : 'MISSING';
}
