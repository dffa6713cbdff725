const ACRONYMS: Readonly<Record<string, string>> = {
  AVM: 'AVM',
  BPO: 'BPO',
  DTI: 'DTI',
  HMDA: 'HMDA',
  ID: 'ID',
  PIN: 'PIN',
  SSN: 'SSN',
  UW: 'Underwriter',
  DATATREE: 'Property records:',
  CERT: 'certificate',
  SIGNDOCS: 'closing documents',
  PAYSTUB: 'pay stub',
  PAYSTUBS: 'pay stubs',
};

/** Titles of steps whose names only say that they wait. */
const OWN_TITLES: Readonly<Record<string, string>> = {
  WAITING_FOR_CO_BORROWER_REVIEW: 'Co-borrower review',
  FUNDABLE: 'Approved for funding',
};

/** Returns a step as staff read it: WAITING_FOR_FINAL_TITLE is “Waiting for final title”. A signer's step is shown next to their name. */
export function stepTitle(step: string): string {
  const own = OWN_TITLES[step];
  if (own) return own;
  const words = step
    .replace(/^(WAITING_FOR_)?SIGNER_/, '$1')
    .split('_')
    .map((word) => ACRONYMS[word] ?? word.toLowerCase());
  const title = words.join(' ').replaceAll('co borrower', 'co-borrower');
  return title.charAt(0).toUpperCase() + title.slice(1);
}
