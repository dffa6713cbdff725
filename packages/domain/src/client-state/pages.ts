/** Pages that may be opened from the page of a step while that step lasts: parts of it, and earlier answers that may still be changed. `{…}` stands for one part of any value. */
const SUB_PAGES: Readonly<Record<string, readonly string[]>> = {
  'start/contact': ['product/select'],
  'start/hmda': ['start/contact', 'product/select'],
  'start/app-summary': ['start/contact', 'start/hmda', 'product/select'],
  conditions: ['conditions/upload-document', 'conditions/phone-number', 'identity'],
  'income/review': ['income/link/{type}', 'income/pointserv-callback', 'income/upload/{type}'],
  'signing/intro': ['signing/sign', 'signing/support'],
  'insurance/upload': ['insurance/requirements'],
};

/**
 * Whether a page may be shown while a step lasts: it is the step's own page or one that is opened from there.
 * @param stepPage the page of the server's step
 * @param page the page in the address bar; both relative to the application
 */
export function mayShow(stepPage: string, page: string): boolean {
  return [stepPage, ...(SUB_PAGES[stepPage] ?? [])].some((pattern) => isPage(pattern, page));
}

/** Whether an address is that of a page: 'income/upload/paystub' of 'income/upload/{type}'. */
export function isPage(pattern: string, page: string): boolean {
  const [parts, given] = [pattern.split('/'), page.split('/')];
  return (
    parts.length === given.length &&
    parts.every((part, at) => part === given[at] || (part.startsWith('{') && given[at] !== ''))
  );
}
