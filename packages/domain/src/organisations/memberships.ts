import { MembershipCode, type PartnerCode } from '../facts/applicant.ts';
import type { Membership } from '../facts/application.facts.ts';
import type { AllowLists } from './organisation.ts';

/**
 * Returns the memberships that earn a discount, from the codes in the borrower's link. Any link can carry any code, so a partner's code
 * needs a membership number. The lender's own codes count without one. A number covers only the first partner code.
 * @param statedNumber the sealed membership number, which only the partner can confirm
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
