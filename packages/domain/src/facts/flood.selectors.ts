import { noteIsSigned } from './closing.selectors.ts';
import type { Facts } from './facts.ts';
import { newer } from './reading.ts';
import { floodDetermination } from './title.selectors.ts';

/** Returns the determination that the home is in a special flood hazard area. */
export function floodHazard(facts: Facts) {
  const determination = floodDetermination(facts);
  return determination?.answer === 'SPECIAL_HAZARD' ? determination : undefined;
}

/**
 * Returns whether the line can't be funded without flood insurance: in a special flood hazard area whose community takes part in the national
 * program (42 USC 4012a(b)(1); 12 CFR 22.3(a), 339.3(a)). If a determination doesn't say, the community counts as taking part.
 */
export function floodInsuranceIsRequired(facts: Facts): boolean {
  const hazard = floodHazard(facts);
  return hazard !== undefined && hazard.communityParticipates !== false;
}

/** Returns the written flood notice that the borrower was given about the current determination. */
export function floodNoticeDelivery(facts: Facts) {
  const delivery = facts.floodNoticeDelivery;
  return newer(delivery, floodHazard(facts)) ? delivery : undefined;
}

/**
 * Returns whether the flood notice must still be given: as soon as the zone is known, and before the note is signed, so that the
 * borrower has a reasonable time before closing (42 USC 4104a(a)(1), 12 CFR 22.9(c), 339.9(c)).
 */
export function floodNoticeIsDue(facts: Facts): boolean {
  return floodHazard(facts) !== undefined && !floodNoticeDelivery(facts) && !noteIsSigned(facts);
}

/** Returns whether the borrower acknowledged the flood notice that they were given. A line that opened before needs no other one. */
export function floodNoticeIsAcknowledged(facts: Facts): boolean {
  const delivery = floodNoticeDelivery(facts);
  return noteIsSigned(facts) || (delivery !== undefined && newer(facts.floodNotice, delivery));
}
