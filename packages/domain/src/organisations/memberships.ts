import { MembershipCode, type PartnerCode } from '../facts/applicant.ts';
import type { Membership } from '../facts/application.facts.ts';
import type { AllowLists } from './organisation.ts';

/**
 * The codes that count of those somebody came with: any address can carry any code, so that one of a partner counts with the number of a
 * membership alone, and one of the lender itself because they apply to that lender. A number is of one membership: of several partners'
 * codes the first counts.
 * @param statedNumber of the membership, sealed; what it says is for the partner to confirm
 */
export function membershipsOf(
  { ownCodes, partnerCodes }: AllowLists,
  codes: readonly PartnerCode[],
  statedNumber: Membership['statedNumber'],
): Membership[] {
  const named = codes.flatMap((code) => MembershipCode.safeParse(code).data ?? []);
  const partner = named.find((code) => partnerCodes.includes(code) && !ownCodes.includes(code));
  return [
    ...MembershipCode.options
      .filter((code) => ownCodes.includes(code) && named.includes(code))
      .map((code) => ({ code })),
    ...(partner && statedNumber ? [{ code: partner, statedNumber }] : []),
  ];
}
