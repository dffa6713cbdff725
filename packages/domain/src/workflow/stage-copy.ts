import type { StepKind } from './step.ts';

/** The copy of a wait page. */
export type WaitCopy = {
  readonly heading: string;
  readonly why: string;
  /** What the borrower can do meanwhile. */
  readonly meanwhile?: string;
  /** The usual duration, where the step table gives more than one. */
  readonly usual?: string;
  /** The label of the day on which the wait ends, if it isn't a latest day. */
  readonly until?: string;
};

/** An email to the borrower when the application reaches the step; `messageAt` says when. No amount, reason or personal data: email isn't private. */
export type StepMessage = { readonly subject: string; readonly text: string };

type CopyOf<Kind extends StepKind> = { readonly message?: StepMessage } & (Kind extends 'WAITING' | 'REVIEW'
  ? { readonly wait: WaitCopy }
  : Kind extends 'TERMINAL'
    ? { /** The dashboard's text for an ended application. */ readonly ended: string }
    : { /** The borrower's next action, as a link on the dashboard. */ readonly next: string });

/** The copy of one stage's steps, with the fields that each kind of step requires. */
export type StageCopy<Rows extends Readonly<Record<string, { readonly kind: StepKind }>>> = {
  readonly [Name in keyof Rows]: CopyOf<Rows[Name]['kind']>;
};
