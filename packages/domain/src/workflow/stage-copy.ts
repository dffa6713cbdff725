import type { StepKind } from './step.ts';

/** What the wait page says. */
export type WaitCopy = {
  readonly heading: string;
  readonly why: string;
  /** What the borrower can do until then. */
  readonly meanwhile?: string;
  /** How long it usually takes, where the step table tells of more than one case. */
  readonly usual?: string;
};

/** An e-mail to the borrower when the application reaches the step; sent once. */
export type StepMessage = { readonly subject: string; readonly text: string };

type CopyOf<Kind extends StepKind> = { readonly message?: StepMessage } & (Kind extends 'WAITING' | 'REVIEW'
  ? { readonly wait: WaitCopy }
  : Kind extends 'TERMINAL'
    ? { /** How the dashboard says that the application has ended. */ readonly ended: string }
    : { /** What the borrower does next, as a link on the dashboard. */ readonly next: string });

/** The words for the steps of one stage: each kind of step needs its own. */
export type StageCopy<Rows extends Readonly<Record<string, { readonly kind: StepKind }>>> = {
  readonly [Name in keyof Rows]: CopyOf<Rows[Name]['kind']>;
};
