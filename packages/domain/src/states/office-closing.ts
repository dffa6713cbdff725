/**
 * Returns whether everything is signed in one appointment, at the office of the lender, an attorney or a title company: never at the home,
 * and so never in the browser. Source: Texas Constitution, article XVI, section 50(a)(6)(N); 7 TAC 153.15.
 */
export function closesAtOffice(property: { readonly state: string } | undefined): boolean {
  return property?.state === 'TX';
}
