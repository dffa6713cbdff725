import type { PageAddress, PagePath } from '../workflow/page-path.ts';
import type { ProgressStage } from '../workflow/step.ts';
import { STEP_PAGES } from '../workflow/step-pages.ts';

/** The answers of a stage; open to read at every step. */
const ANSWERS = 'answers/{stage}' satisfies PagePath;

/** Where an application is: the page of the server's step, relative to the application, and whether it was submitted. */
type Step = { readonly page: string; readonly submitted?: true | undefined };

/**
 * Returns whether a page may show at a step: the step's own page, a page that opens from it, or the answers of a stage.
 * @param page the page in the address bar, relative to the application
 */
export function mayShow(step: Step, page: string): boolean {
  return mayChange(step, page) || isPage(ANSWERS, page);
}

/** Returns whether the questions of a page may be answered, for the first time or again, at a step. */
export function mayChange(step: Step, page: string): boolean {
  const opens = [step.page, ...(STEP_PAGES[step.page]?.parts ?? []), ...changeablePages(step)];
  return opens.some((pattern) => isPage(pattern, page));
}

/** A changed offer shows on the page of the offers after submission, when earlier answers are closed. */
function changeablePages({ page, submitted }: Step): readonly string[] {
  return submitted ? [] : (STEP_PAGES[page]?.changeable ?? []);
}

/** Returns whether an address belongs to a page: 'income/upload/paystubs' to 'income/upload/{type}'. */
export function isPage(pattern: string, page: string): boolean {
  const [parts, given] = [pattern.split('/'), page.split('/')];
  return (
    parts.length === given.length &&
    parts.every((part, at) => part === given[at] || (part.startsWith('{') && given[at] !== ''))
  );
}

/**
 * Returns the address of a step's page. Pay stubs are what an upload of income asks for.
 * @param page as the server names it: a page of the step table
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

/** Returns the stage a page belongs to: its own for earlier answers, else the stage reached. */
export function stageShown({ page: stepPage, progress }: PageStatus, page: string): ProgressStage {
  const read = progress.stages.find((stage) => answersPage(stage) === page);
  if (read) return read;
  return (isPage(stepPage, page) ? undefined : STEP_PAGES[page]?.stage) ?? progress.stage;
}

/**
 * Returns where Back leads. From any other page, to the page of the current step. From there, to the nearest earlier answer that may
 * still be changed, else to the answers given so far. To `/` when the application has ended or nothing is answered.
 * @param page the page shown, relative to the application
 */
export function pageBefore(standing: PageStatus, page: string): PageAddress | '/' {
  const { page: stepPage, kind, progress } = standing;
  if (!isPage(stepPage, page)) return addressOf(stepPage);
  if (kind === 'TERMINAL') return '/';
  const [before] = changeablePages(standing);
  if (before) return addressOf(before);
  const answered = progress.answer ? progress.stage : progress.done.at(-1)?.stage;
  return answered ? answersPage(answered) : '/';
}

/** Returns the page to come back to when it may show, else the step's own. */
export function pageToReturnTo(step: Step, asked: string | null): PageAddress {
  return asked !== null && mayShow(step, asked) ? (asked as PageAddress) : addressOf(step.page);
}
