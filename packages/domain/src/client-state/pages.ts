import type { PageAddress, PagePath } from '../workflow/page-path.ts';
import type { ProgressStage } from '../workflow/step.ts';
import { STEP_PAGES } from '../workflow/step-pages.ts';

/** The answers of a stage; open to stageOfAnswers at every step. */
const ANSWERS = 'answers/{stage}' satisfies PagePath;

/** Pages whose answers may be corrected after submission, until the application ends: no decision depends on them. */
const CORRECTION_PAGES: readonly PagePath[] = ['start/hmda'];

/** The current step: its page relative to the application, its kind, and whether the application was submitted. */
type Step = {
  readonly page: string;
  readonly kind?: string | undefined;
  readonly submitted?: true | undefined;
  /** Pages that also open at the step. */
  readonly alsoOpen?: readonly string[] | undefined;
};

/**
 * Returns whether a page may show at a step: the step's page, a page that opens from it, or the answers of a stage.
 * @param page the page in the address bar, relative to the application
 */
export function mayShow(step: Step, page: string): boolean {
  return mayChange(step, page) || isPage(ANSWERS, page);
}

/** Returns whether the questions of a page may be answered, for the first time or again, at a step. */
export function mayChange(step: Step, page: string): boolean {
  const corrections = step.submitted && step.kind !== 'TERMINAL' ? CORRECTION_PAGES : [];
  const opens = [
    step.page,
    ...(STEP_PAGES[step.page]?.parts ?? []),
    ...changeablePages(step),
    ...corrections,
    ...(step.alsoOpen ?? []),
  ];
  return opens.some((pattern) => isPage(pattern, page));
}

/** Earlier answers close at submission, although a changed offer reuses the page of the offers. */
function changeablePages({ page, submitted }: Step): readonly string[] {
  return submitted ? [] : (STEP_PAGES[page]?.changeable ?? []);
}

/** Returns whether an address matches a page pattern: 'income/upload/paystubs' matches 'income/upload/{type}'. */
export function isPage(pattern: string, page: string): boolean {
  const [parts, given] = [pattern.split('/'), page.split('/')];
  return (
    parts.length === given.length &&
    parts.every((part, at) => part === given[at] || (part.startsWith('{') && given[at] !== ''))
  );
}

/**
 * Returns the address of a step's page. An income upload defaults to pay stubs.
 * @param page the page as the step table names it
 */
export function addressOf(page: string): PageAddress {
  return page.replace('{type}', 'paystubs') as PageAddress;
}

/** Returns the page that shows the answers of a stage: 'answers/more-info'. */
export function answersPage(stage: ProgressStage): PageAddress {
  return `answers/${stage.toLowerCase().replaceAll('_', '-')}`;
}

/** The part of a status that Back and the shown stage depend on. */
type PageStatus = Step & {
  readonly kind: string;
  readonly progress: {
    readonly stage: ProgressStage;
    readonly stages: readonly ProgressStage[];
    readonly answer?: string | undefined;
    readonly done: readonly { readonly stage: ProgressStage }[];
  };
};

/** Returns the stage of a page: its own for earlier answers, else the stage reached. */
export function stageOfPage({ page: stepPage, progress }: PageStatus, page: string): ProgressStage {
  const stageOfAnswers = progress.stages.find((stage) => answersPage(stage) === page);
  if (stageOfAnswers) return stageOfAnswers;
  return (isPage(stepPage, page) ? undefined : STEP_PAGES[page]?.stage) ?? progress.stage;
}

/**
 * Returns the page that Back leads to. From the current page, it is the nearest answer that may be changed, from there the one before,
 * else the answers given so far. From any other page, it is the page of the current step. It is `/` when the application ended or
 * nothing comes before.
 * @param page the page shown, relative to the application
 */
export function backPage(status: PageStatus, page: string): PageAddress | '/' {
  const { page: stepPage, kind, progress } = status;
  const earlier = changeablePages(status);
  const at = earlier.findIndex((pattern) => isPage(pattern, page));
  const before = earlier[at + 1];
  if (at < 0 && !isPage(stepPage, page)) return addressOf(stepPage);
  if (kind === 'TERMINAL') return '/';
  if (before) return addressOf(before);
  const answered = at < 0 && (progress.answer ? progress.stage : progress.done.at(-1)?.stage);
  return answered ? answersPage(answered) : '/';
}

/** Returns the requested page when it may show, else the step's page. */
export function returnPage(step: Step, requested: string | null): PageAddress {
  return requested !== null && mayShow(step, requested) ? (requested as PageAddress) : addressOf(step.page);
}
