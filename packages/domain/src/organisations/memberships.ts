import { type Membership, MembershipCode, type PartnerCode } from '../facts/application.facts.ts';
import type { AllowLists } from './organisation.ts';

/**
 * The codes that count of those somebody came with: any address can carry any code, so that one of a partner counts with the number of a
 * membership alone, and one of the lender itself because they apply to that lender.
 * @param statedNumber of the membership, sealed; what it says is for the partner to confirm
 */
export function membershipsOf(
  { ownCodes, partnerCodes }: AllowLists,
  codes: readonly PartnerCode[],
  statedNumber: Membership['statedNumber'],
): Membership[] {
  return MembershipCode.options.flatMap((code): Membership[] => {
    if (!codes.includes(code)) return [];
    if (ownCodes.includes(code)) return [{ code }];
    return partnerCodes.includes(code) && statedNumber ? [{ code, statedNumber }] : [];
  });
}
