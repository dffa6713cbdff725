import { randomUUID } from 'node:crypto';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import type { SandboxClock } from './clock.ts';
import type { HostedFlow } from './hosted/hosted.ts';
import { returnedMail } from './messaging/returned-mail.ts';
import { bestMatch } from './people.ts';
import { defaultProfile, type Profile, profileOf } from './profile.ts';
import type { Answers, CallContext, Provider, ProviderCall, Request } from './provider.ts';
import type { Answer, CustomerFile, Order, State, Store } from './state.ts';
import type { Webhooks } from './webhooks.ts';

/** Processes the requests of all providers: applications, orders and results that come later. */
export type OrderProcessor = {
  readonly state: State;
  readonly clock: SandboxClock;
  readonly people: readonly Persona[];
  /** Finds a processed order by reference. */
  orderOf(port: string, reference: string): Order | undefined;
  /** Processes a request with a new reference. */
  process(
    provider: Provider,
    call: ProviderCall,
    request: Request,
    answer: (given: Given, context: CallContext) => Answer,
  ): Order;
  nameOf(fileNumber: string | undefined): string | undefined;
  /** Returns the providers' data on an applicant, for a stand-in with its own calls. */
  applicant(request: Omit<Request, 'reference'>): Applicant;
  /** Completes everything due by the sandbox's clock. Returns true if anything was. */
  completeDueOrders(): boolean;
};

/** What providers know of an applicant, and their queue of answers at a call, which ends with `usual`. */
export type Applicant = {
  readonly profile: Profile;
  answers(port: string, call: string | undefined, usual: string): Answers;
};

type Given = { person: Profile; today: ReturnType<SandboxClock['today']>; nowMs: number };

type Options = {
  store: Store;
  clock: SandboxClock;
  people: readonly Persona[];
  webhooks: Webhooks;
  publicUrl: () => string;
  /** Ends a due appointment. */
  end: (hosted: HostedFlow) => void;
};

export function createOrderProcessor({
  store,
  clock,
  people,
  webhooks,
  publicUrl,
  end,
}: Options): OrderProcessor {
  const { state } = store;

  function fileOf({ fileNumber, person, address }: Omit<Request, 'reference'>): CustomerFile {
    if (!fileNumber) return { used: {} };
    const file = state.files[fileNumber] ?? { used: {} };
    state.files[fileNumber] = file;
    const match = file.person ? undefined : bestMatch(people, { person, address });
    if (match) Object.assign(file, { person: profileOf(match), who: match.name });
    return file;
  }

  const key = (port: string, reference: string) => `${port} ${reference}`;

  return {
    state,
    clock,
    people,
    orderOf: (port, reference) => state.orders[key(port, reference)],
    nameOf: (fileNumber) => (fileNumber ? state.files[fileNumber]?.who : undefined),
    applicant(request) {
      const file = fileOf(request);
      const profile = profileIn(file, request);
      return {
        profile,
        answers: (port, call, usual) => answersFor({ port, call, usual }, profile.forced.vendors, file),
      };
    },
    process({ port }, call, request, answer) {
      const file = fileOf(request);
      const person = profileIn(file, request);
      const fileNumber = request.fileNumber ?? '';
      const order: Order = {
        port,
        path: call.path,
        reference: request.reference,
        fileNumber,
        answer: { status: 'PENDING', outcome: '' },
        ...(call.event ? { event: call.event } : {}),
      };
      const context: CallContext = {
        answers: answersFor(
          { port, call: call.call, usual: call.answers[0] ?? '' },
          person.forced.vendors,
          file,
        ),
        answerLater(dueMs, next) {
          order.dueMs = dueMs;
          order.next = next;
        },
        pendingAnswer() {
          const open = Object.values(state.orders).find(
            (other) => other.port === port && other.fileNumber === fileNumber && other.next !== undefined,
          );
          return open?.next && { dueMs: open.dueMs ?? 0, answer: open.next };
        },
        host(draft) {
          const id = randomUUID();
          state.hosted[id] = { ...draft, id, port, reference: request.reference, fileNumber };
          return { id, url: `${publicUrl()}/${port}/${call.path}/${id}` };
        },
        cancelAppointment(id) {
          const appointment = state.hosted[id];
          if (appointment?.kind !== 'APPOINTMENT' || appointment.fileNumber !== fileNumber) return false;
          if (appointment.ended) return appointment.ended === 'CANCELED';
          appointment.ended = 'CANCELED';
          return true;
        },
        chosen: (token) =>
          Object.values(state.hosted).find(({ publicToken }) => publicToken === token)?.chosen,
        deliver(message) {
          state.messages.push({ at: clock.now(), ...message, ...(fileNumber ? { fileNumber } : {}) });
        },
        returnMail: (message) => webhooks.sendMail(returnedMail(message, request.reference)),
      };
      order.answer = answer({ person, today: clock.today(), nowMs: clock.nowMs() }, context);
      state.orders[key(port, request.reference)] = order;
      return order;
    },
    completeDueOrders() {
      const now = clock.nowMs();
      const orders = Object.values(state.orders).filter(({ next, dueMs }) => next && (dueMs ?? 0) <= now);
      for (const order of orders) {
        order.answer = order.next ?? order.answer;
        delete order.next;
        const { status: _, ...result } = order.answer;
        const { reference, fileNumber, event } = order;
        webhooks.send(order.port, { event, reference, fileNumber, ...result });
      }
      const appointments = Object.values(state.hosted).filter(
        (hosted) => hosted.kind === 'APPOINTMENT' && !hosted.ended && hosted.dueMs <= now,
      );
      for (const appointment of appointments) end(appointment);
      return orders.length + appointments.length > 0;
    },
  };
}

function profileIn({ person }: CustomerFile, { address }: Omit<Request, 'reference'>): Profile {
  return person ?? defaultProfile(address as Parameters<typeof defaultProfile>[0]);
}

/** Returns the queue of answers to a person’s requests at a call. Skips the answers already taken. */
function answersFor(
  { port, call, usual }: { port: string; call: string | undefined; usual: string },
  forced: Persona['forced']['vendors'],
  file: CustomerFile,
): Answers {
  const list = forced
    .filter((entry) => entry.port === port && entry.call === call)
    .flatMap(({ answers }) => answers);
  const counter = `${port} ${call ?? ''}`.trim();
  const peek = () => list[file.used[counter] ?? 0] ?? usual;
  return {
    peek,
    take() {
      const answer = peek();
      file.used[counter] = (file.used[counter] ?? 0) + 1;
      return answer;
    },
  };
}
