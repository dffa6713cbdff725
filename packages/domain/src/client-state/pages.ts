import type { ProgressStage } from '../workflow/step.ts';

/** Pages that may be opened from the page of a step while that step lasts: parts of it, and earlier answers that may still be changed. `{…}` stands for one part of any value. */
const SUB_PAGES: Readonly<Record<string, readonly string[]>> = {
  'start/profile': ['review-app/property'],
  'product/select': ['liens'],
  'product/assets': ['liens'],
  'start/contact': ['product/select', 'liens'],
  'start/hmda': ['start/contact', 'product/select', 'liens'],
  'start/app-summary': ['start/contact', 'start/hmda', 'product/select', 'liens'],
  conditions: ['conditions/upload-document', 'conditions/phone-number', 'identity'],
  'income/review': ['income/link/{type}', 'income/pointserv-callback', 'income/upload/{type}'],
  'signing/intro': ['signing/sign', 'signing/support'],
  'insurance/upload': ['insurance/requirements'],
};

/** The answers of a stage, to be read at any step. */
const ANSWERS = 'answers/{stage}';

/** What the offers rest on: once the application is submitted with one of them it stands. */
const UNTIL_SUBMITTED: readonly string[] = ['liens'];

/** The page before a page on the way, where its answers may still be changed. */
const BEFORE: Readonly<Record<string, string>> = {
  'product/select': 'liens',
  'product/assets': 'liens',
  'start/contact': 'product/select',
  'start/hmda': 'start/contact',
  'start/app-summary': 'start/hmda',
};

/** The stage of each earlier page that may be opened again. */
const STAGE_OF: Readonly<Record<string, ProgressStage>> = {
  liens: 'INITIAL',
  'product/select': 'PRODUCT_SELECT',
  'start/contact': 'MORE_INFO',
  'start/hmda': 'MORE_INFO',
};

/** Where an application stands: the page of the server's step, relative to the application, and whether it was submitted. */
type Step = { readonly page: string; readonly submitted?: true | undefined };

/**
 * Whether a page may be shown while a step lasts: it is the step's own page, one that is opened from there, or the answers of a stage.
 * @param page the page in the address bar, relative to the application
 */
export function mayShow(step: Step, page: string): boolean {
  return mayChange(step, page) || isPage(ANSWERS, page);
}

/** Whether what is asked on a page may be answered, or answered anew, while a step lasts. */
export function mayChange({ page: stepPage, submitted }: Step, page: string): boolean {
  if (isPage(stepPage, page)) return true;
  if (submitted && UNTIL_SUBMITTED.includes(page)) return false;
  return (SUB_PAGES[stepPage] ?? []).some((pattern) => isPage(pattern, page));
}

/** Whether an address is that of a page: 'income/upload/paystub' of 'income/upload/{type}'. */
export function isPage(pattern: string, page: string): boolean {
  const [parts, given] = [pattern.split('/'), page.split('/')];
  return (
    parts.length === given.length &&
    parts.every((part, at) => part === given[at] || (part.startsWith('{') && given[at] !== ''))
  );
}

/** Of a page for several kinds of a thing the one that its step is about: pay stubs are what an upload of income asks for. */
export function addressOf(page: string): string {
  return page.replace('{type}', 'paystubs');
}

/** The page that shows what was answered at a stage: 'answers/more-info'. */
export function answersPage(stage: ProgressStage): string {
  return ANSWERS.replace('{stage}', stage.toLowerCase().replaceAll('_', '-'));
}

/** What the rule for Back and the shown stage need of a status. */
type Standing = Step & {
  readonly kind: string;
  readonly progress: {
    readonly stage: ProgressStage;
    readonly stages: readonly ProgressStage[];
    readonly answer?: string | undefined;
    readonly done: readonly { readonly stage: ProgressStage }[];
  };
};

/** The stage that a page belongs to: its own where it shows earlier answers, else the one that is reached. */
export function stageShown({ page: stepPage, progress }: Standing, page: string): ProgressStage {
  const read = progress.stages.find((stage) => answersPage(stage) === page);
  if (read) return read;
  return (isPage(stepPage, page) ? undefined : STAGE_OF[page]) ?? progress.stage;
}

/**
 * Where Back leads, the same from every page: from a page beside the way to where one stands; on the way to the page before it while
 * that may be answered anew, else to what was answered so far, to be read. When all is over, and before anything is answered, to `/`.
 * @param page the page shown, relative to the application like the answer
 */
export function pageBefore(standing: Standing, page: string): string {
  const { page: stepPage, kind, progress } = standing;
  if (!isPage(stepPage, page)) return addressOf(stepPage);
  if (kind === 'TERMINAL') return '/';
  const before = BEFORE[page];
  if (before && mayChange(standing, before)) return before;
  const answered = progress.answer ? progress.stage : progress.done.at(-1)?.stage;
  return answered ? answersPage(answered) : '/';
}

/** A page to come back to, when it may be shown; else the step's own. */
export function pageToReturnTo(step: Step, asked: string | null): string {
  return asked !== null && mayShow(step, asked) ? asked : addressOf(step.page);
}
