import type { CivilDate } from '@homeline/domain/dates/civil-date.ts';
import * as z from 'zod';
import type { Evidence } from './evidence.ts';
import type { HostedDraft } from './hosted/hosted.ts';
import type { KnownPerson } from './person.ts';
import type { Answer, Message } from './state.ts';

/** What an answer is made from. */
export type Asked<Body> = {
  readonly body: Body;
  readonly person: KnownPerson;
  readonly today: CivilDate;
  readonly nowMs: number;
};

/** The answers that await a person at one call: what is forced, then the usual one for ever. */
export type Answers = { peek(): string; take(): string };

/** What a call can do besides answering. */
export type World = {
  readonly answers: Answers;
  /** The answer that the order gets at a time on the sandbox's clock, and that a webhook then tells. */
  later(dueMs: number, answer: Answer): void;
  /** What this application's last order of the same call still waits for. */
  awaited(): { dueMs: number; answer: Answer } | undefined;
  /** Opens a page or an appointment at this provider. */
  host(draft: HostedDraft): { id: string; url: string };
  /** The account that was chosen on a link's page. */
  chosen(publicToken: string): Record<string, string> | undefined;
  deliver(message: Omit<Message, 'at' | 'fileNumber'>): void;
};

/** What an answer carries. It may name another outcome or status than the table's. */
export type Content<Body> = (asked: Asked<Body>, world: World) => Partial<Answer>;

/** Nothing but the outcome. */
export const nothing = () => ({});

type CallDefinition<Body> = {
  readonly path: string;
  /** As a person's `forced` block names it; absent where the port has one call, or the call is only on the way to another. */
  readonly call?: string;
  readonly body: z.ZodType<Body>;
  /** Every answer and what it carries; the first is the usual one. */
  readonly answers: Readonly<Record<string, Content<Body>>>;
  /** Where the request has a say in the answer. Otherwise the next that awaits the person. */
  readonly decide?: (world: World, asked: Asked<Body>) => string;
  /** The webhook that tells a later answer. */
  readonly event?: string;
};

export type Request = { readonly reference: string; readonly fileNumber?: string | undefined } & Evidence;

/** A call as it is served, whatever it takes. */
export type ProviderCall = {
  readonly path: string;
  readonly call: string | undefined;
  readonly answers: readonly string[];
  readonly event: string | undefined;
  /** Reads a request; gives what is wrong with it, or the request and how to answer it. */
  read(
    raw: unknown,
  ):
    | { readonly refused: string }
    | { readonly request: Request; answer(asked: Omit<Asked<never>, 'body'>, world: World): Answer };
};

export type Provider = {
  readonly port: string;
  readonly what: string;
  readonly calls: readonly ProviderCall[];
};

/** Declares a call of a provider. */
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
        answer(given, world) {
          const asked = { ...given, body };
          const outcome = definition.decide?.(world, asked) ?? world.answers.take();
          const content = definition.answers[outcome] ?? nothing;
          return { status: 'COMPLETED', outcome, ...content(asked, world) };
        },
      };
    },
  };
}
