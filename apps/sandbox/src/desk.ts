import { randomUUID } from 'node:crypto';
import type { Persona } from '@homeline/domain/testing/persona.ts';
import type { SandboxClock } from './clock.ts';
import type { Hosted } from './hosted/hosted.ts';
import { bestMatch } from './people.ts';
import { type KnownPerson, knownOf, stranger } from './person.ts';
import type { Answers, Provider, ProviderCall, Request, World } from './provider.ts';
import type { Answer, CustomerFile, Order, State, Store } from './state.ts';
import type { Webhooks } from './webhooks.ts';

/** Where all providers do their work: files, orders, and what happens when time passes. */
export type Desk = {
  readonly state: State;
  readonly clock: SandboxClock;
  readonly people: readonly Persona[];
  /** The first answer to a reference, if it was ever acted upon. */
  orderOf(port: string, reference: string): Order | undefined;
  /** Acts on a request that is not yet known. */
  act(
    provider: Provider,
    call: ProviderCall,
    request: Request,
    answer: (given: Given, world: World) => Answer,
  ): Order;
  whoIs(fileNumber: string | undefined): string | undefined;
  /** Ends what is due on the clock. True when there was something. */
  ripen(): boolean;
};

type Given = { person: KnownPerson; today: ReturnType<SandboxClock['today']>; nowMs: number };

type Options = {
  store: Store;
  clock: SandboxClock;
  people: readonly Persona[];
  webhooks: Webhooks;
  publicUrl: () => string;
  /** Ends what a page or an appointment was open for. */
  end: (hosted: Hosted) => void;
};

export function openDesk({ store, clock, people, webhooks, publicUrl, end }: Options): Desk {
  const { state } = store;

  function fileOf({ fileNumber, person, address }: Request): CustomerFile {
    if (!fileNumber) return { used: {} };
    const file = state.files[fileNumber] ?? { used: {} };
    state.files[fileNumber] = file;
    const match = file.person ? undefined : bestMatch(people, { person, address });
    if (match) Object.assign(file, { person: knownOf(match), who: match.name });
    return file;
  }

  const key = (port: string, reference: string) => `${port} ${reference}`;

  return {
    state,
    clock,
    people,
    orderOf: (port, reference) => state.orders[key(port, reference)],
    whoIs: (fileNumber) => (fileNumber ? state.files[fileNumber]?.who : undefined),
    act({ port }, call, request, answer) {
      const file = fileOf(request);
      const person = file.person ?? stranger(request.address as Parameters<typeof stranger>[0]);
      const fileNumber = request.fileNumber ?? '';
      const order: Order = {
        port,
        path: call.path,
        reference: request.reference,
        fileNumber,
        answer: { status: 'PENDING', outcome: '' },
        ...(call.event ? { event: call.event } : {}),
      };
      const world: World = {
        answers: answersFor(port, call, person.forced.vendors, file),
        later(dueMs, next) {
          order.dueMs = dueMs;
          order.next = next;
        },
        awaited() {
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
        chosen: (token) =>
          Object.values(state.hosted).find(({ publicToken }) => publicToken === token)?.chosen,
        deliver(message) {
          state.messages.push({ at: clock.now(), ...message, ...(fileNumber ? { fileNumber } : {}) });
        },
      };
      order.answer = answer({ person, today: clock.today(), nowMs: clock.nowMs() }, world);
      state.orders[key(port, request.reference)] = order;
      return order;
    },
    ripen() {
      const now = clock.nowMs();
      const orders = Object.values(state.orders).filter(({ next, dueMs }) => next && (dueMs ?? 0) <= now);
      for (const order of orders) {
        order.answer = order.next ?? order.answer;
        delete order.next;
        const { status: _, ...told } = order.answer;
        const { reference, fileNumber, event } = order;
        webhooks.send(order.port, { event, reference, fileNumber, ...told });
      }
      const kept = Object.values(state.hosted).filter(
        (hosted) => hosted.kind === 'APPOINTMENT' && !hosted.ended && hosted.dueMs <= now,
      );
      for (const appointment of kept) end(appointment);
      return orders.length + kept.length > 0;
    },
  };
}

/** What awaits a person at a call, counted in their application's file. */
function answersFor(
  port: string,
  call: ProviderCall,
  forced: Persona['forced']['vendors'],
  file: CustomerFile,
): Answers {
  const usual = call.answers[0] ?? '';
  const list = forced
    .filter((entry) => entry.port === port && entry.call === call.call)
    .flatMap(({ answers }) => answers);
  const counter = `${port} ${call.call ?? ''}`.trim();
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
