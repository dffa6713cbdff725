import type { CivilDate } from '@homeline/domain/dates/civil-date.ts';
import * as z from 'zod';
import type { HostedDraft } from './hosted/hosted.ts';
import type { MatchData } from './match-data.ts';
import type { Profile } from './profile.ts';
import type { Answer, Message } from './state.ts';

/** What a call's answer is computed from. */
export type CallInput<Body> = {
  readonly body: Body;
  readonly person: Profile;
  readonly today: CivilDate;
  readonly nowMs: number;
};

/** The queue of answers to a person’s requests at one call: first the forced answers, then always the default. */
export type Answers = { peek(): string; take(): string };

/** The side effects that a call may have. */
export type CallContext = {
  readonly answers: Answers;
  /** Schedules the order's later answer on the sandbox's clock; a webhook announces it. */
  answerLater(dueMs: number, answer: Answer): void;
  /** Returns the later answer of this application's pending order at the same provider. */
  pendingAnswer(): { dueMs: number; answer: Answer } | undefined;
  /** Opens a page or appointment at this provider. */
  host(draft: HostedDraft): { id: string; url: string };
  /** Cancels an appointment of this application. Returns false if it has taken place or is unknown. */
  cancelAppointment(id: string): boolean;
  /** Returns the account chosen on a link page. */
  chosen(publicToken: string): Record<string, string> | undefined;
  deliver(message: Omit<Message, 'at' | 'fileNumber'>): void;
  /** Returns an email that was delivered nowhere to the server, as a mail server does. */
  returnMail(message: Omit<Message, 'at' | 'fileNumber'>): void;
};

/** Returns an answer's details. They may override the status or outcome. */
export type AnswerDetails<Body> = (input: CallInput<Body>, context: CallContext) => Partial<Answer>;

/** An answer with a remark of the provider. */
export const withRemark = (remark: string) => () => ({ remark });

/** An answer without details. */
export const noDetails = () => ({});

type CallDefinition<Body> = {
  readonly path: string;
  /** The call's name in a person's `forced` block; absent if its answers can't be forced, or if its port has no other call. */
  readonly call?: string;
  readonly body: z.ZodType<Body>;
  /** Every answer with its details; the first is the default. */
  readonly answers: Readonly<Record<string, AnswerDetails<Body>>>;
  /** Chooses the answer when it depends on the request. By default, the person's next answer. */
  readonly decide?: (context: CallContext, input: CallInput<Body>) => string;
  /** The webhook that announces a later answer. */
  readonly event?: string;
};

export type Request = { readonly reference: string; readonly fileNumber?: string | undefined } & MatchData;

/** A call without its body type. */
export type ProviderCall = {
  readonly path: string;
  readonly call: string | undefined;
  readonly answers: readonly string[];
  readonly event: string | undefined;
  /** Parses a request. Returns the validation error, or the request with its answer function. */
  read(raw: unknown):
    | { readonly refused: string }
    | {
        readonly request: Request;
        answer(input: Omit<CallInput<never>, 'body'>, context: CallContext): Answer;
      };
};

export type Provider = {
  readonly port: string;
  readonly description: string;
  readonly calls: readonly ProviderCall[];
};

/** Declares a provider call. */
export function call<Body extends Request>(definition: CallDefinition<Body>): ProviderCall {
  return {
    path: definition.path,
    call: definition.call,
    answers: Object.keys(definition.answers),
    event: definition.event,
    read(raw) {
      const read = definition.body.safeParse(raw);
      if (!read.success) return { refused: z.prettifyError(read.error) };
      const body = read.data;
      return {
        request: body,
        answer(given, context) {
          const input = { ...given, body };
          const outcome = definition.decide?.(context, input) ?? context.answers.take();
          const content = definition.answers[outcome] ?? noDetails;
          return { status: 'COMPLETED', outcome, ...content(input, context) };
        },
      };
    },
  };
}
