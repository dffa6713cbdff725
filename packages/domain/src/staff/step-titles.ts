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
};

/** Returns a step as staff read it: WAITING_FOR_FINAL_TITLE is “Waiting for final title”. */
export function stepTitle(step: string): string {
  const words = step.split('_').map((word) => ACRONYMS[word] ?? word.toLowerCase());
  const title = words.join(' ');
  return title.charAt(0).toUpperCase() + title.slice(1);
}
