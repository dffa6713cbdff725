import { type CivilDate, civilDateIn } from '../dates/civil-date.ts';
import { type Facts, type FactWrite, noFacts, withFact } from '../facts/facts.ts';
import { signedAtOffice } from '../notary/office-closing.ts';
import type { DecisionContext } from '../offers/pricing-scenario.ts';
import { closesAtOffice } from '../states/office-closing.ts';
import { timeZoneOf } from '../states/time-zones.ts';
import { applyAutomaticRules } from '../workflow/automatic-rules.ts';
import { type CurrentStep, taskOf } from '../workflow/current-step.ts';
import { dueDate } from '../workflow/due-dates.ts';
import { staffDecision } from '../workflow/staff-decisions.ts';
import type { StaffContext } from '../workflow/staff-outcome.ts';
import type { NamedStep, StepName } from '../workflow/steps.ts';
import { ACTS, registration, USUAL_ACTS } from './borrower-acts.ts';
import { agesOf, coBorrowerAnswers, coBorrowerReview, coBorrowerSoftCredit } from './co-borrower-acts.ts';
import type { Persona } from './persona.ts';
import { signerActs } from './provider-answers.ts';
import { staffInput } from './staff-input.ts';
import { TASK_ANSWERS } from './task-answers.ts';

export type Organisation = Pick<DecisionContext, 'sheet' | 'policy'> & {
  readonly licensedStates: readonly string[];
};

/** The facts written together, without those of automatic rules. */
export type Turn = { readonly at: string; readonly writes: readonly FactWrite[] };

export type Walk = {
  readonly path: readonly StepName[];
  readonly facts: Facts;
  /** Registration first. */
  readonly turns: readonly Turn[];
};

const MAX_TURNS = 200;
const UUID = '00000000-0000-4000-8000-000000000002';

/** A persona's forced answers, decisions and actions, each used once, in order. */
class Forced {
  private readonly vendors: Map<string, string[]>;
  private readonly staff: Persona['forced']['staff'];
  private readonly borrower: Persona['forced']['borrower'];

  constructor({ forced }: Persona) {
    this.vendors = new Map(
      forced.vendors.map(({ port, call, answers }) => [call ? `${port} ${call}` : port, [...answers]]),
    );
    this.staff = [...forced.staff];
    this.borrower = [...forced.borrower];
  }

  answer(call: string, usual: string): string {
    return this.vendors.get(call)?.shift() ?? usual;
  }

  decision(step: StepName) {
    return take(this.staff, ({ at }) => at === step);
  }

  act(step: StepName) {
    return take(this.borrower, ({ at, does }) => at === step && does !== 'NOTHING');
  }

  /** Whether the borrower does nothing at a step. */
  isSilent(step: StepName): boolean {
    return this.borrower.find(({ at }) => at === step)?.does === 'NOTHING';
  }
}

function take<T>(entries: T[], matches: (entry: T) => boolean): T | undefined {
  const index = entries.findIndex(matches);
  return index < 0 ? undefined : entries.splice(index, 1)[0];
}

/**
 * Walks a persona through the step table, from its facts and forced answers, to an end or a given step.
 * @param startsAt ISO instant
 * @param until stops when this step is current
 * @throws Error when the persona gets stuck
 */
export function walk(person: Persona, organisation: Organisation, startsAt: string, until?: StepName): Walk {
  const forced = new Forced(person);
  const zone = timeZoneOf(person.property);
  let facts = noFacts();
  const context = (at: string) => {
    const today = civilDateIn(zone, Date.parse(at));
    return { ...organisation, today, ...agesOf(person, facts, today) };
  };
  let at = dateOf(person, 'applied') ?? startsAt;
  const path: StepName[] = [];
  const turns: Turn[] = [];
  const write = (writes: readonly FactWrite[]) => {
    turns.push({ at, writes });
    facts = writes.reduce((known, each) => withFact(known, each, at), facts);
    const applied = applyAutomaticRules(facts, context(at), at);
    facts = applied.facts;
    for (const step of applied.visited) if (path.at(-1) !== step) path.push(step);
    return applied.step;
  };
  let step = write(registration(person));
  for (let turn = 0; !hasEnded(step, facts) && step.id !== until; turn += 1) {
    if (turn > MAX_TURNS) throw new Error(`${person.name} does not reach an end: ${path.join(' ')}`);
    at = dateOf(person, CLOCK_DATES[step.id]) ?? at;
    const acted = nextFacts(person, step, facts, forced, context(at));
    const due = acted ? undefined : dueDate(step, facts);
    if (due && due.at > at) at = due.at;
    const writes = acted ?? (due ? [due.fact] : undefined);
    if (!writes) throw new Error(`${person.name} is at ${step.id} and nobody acts.`);
    step = write(writes);
  }
  return { path, facts, turns };
}

/** Whether the step is terminal and no task, such as a notice, remains. */
function hasEnded(step: NamedStep, facts: Facts): boolean {
  return step.kind === 'TERMINAL' && !taskOf(step, facts);
}

/** The name of the persona's date to which the clock is set at a step. */
const CLOCK_DATES: { readonly [N in StepName]?: string } = {
  CLOSING_DISCLOSURE_REVIEW: 'closingDisclosuresAcknowledged',
};

function dateOf(person: Persona, name: string | undefined): string | undefined {
  const day = name && person.dates?.[name];
  return day ? `${day}T18:00:00.000Z` : undefined;
}

/** Returns the facts written by a step's actor; undefined when only the clock acts. */
function nextFacts(
  person: Persona,
  step: CurrentStep,
  facts: Facts,
  forced: Forced,
  context: StaffContext,
): readonly FactWrite[] | undefined {
  const isSilent = forced.isSilent(step.id);
  const act = isSilent ? undefined : forced.act(step.id);
  if (act) return acts(act.does, step)(person, facts, context, act.with ?? {});
  const task = taskOf(step, facts);
  if (task) return TASK_ANSWERS[task](person, facts, context, (call, usual) => forced.answer(call, usual));
  if (isSilent) return undefined;
  if (step.kind === 'REVIEW') {
    const decision = forced.decision(step.id);
    const decide = decision && staffDecision(step.id, decision.decides);
    if (!decide)
      throw new Error(
        `${person.name}: nobody decides at ${step.id}${decision ? ` (${decision.decides})` : ''}`,
      );
    const given = { ...staffInput(person, facts, context.today, decision.decides), conditionUuid: UUID };
    const outcome = decide(facts, context, given);
    if ('missing' in outcome || 'refusal' in outcome)
      throw new Error(`${person.name}: ${step.id} is not decided: ${JSON.stringify(outcome)}`);
    return outcome;
  }
  const { subject } = step;
  if (subject && step.id === 'WAITING_FOR_CO_BORROWERS')
    return [...coBorrowerAnswers(person, subject), coBorrowerSoftCredit(person, subject, context.today)];
  if (subject && step.id === 'WAITING_FOR_CO_BORROWER_REVIEW')
    return coBorrowerReview(person, facts, subject, context);
  if (subject && step.id === 'WAITING_FOR_ADDITIONAL_SIGNERS')
    return signerActs(subject.uuid, {
      declines: person.additionalSigner?.declines === true,
      onlyReads: closesAtOffice(facts.property),
    });
  const vendor = PROVIDER_ENDED_STEPS[step.id];
  if (vendor) return vendor(forced, facts, context.today);
  const usual = USUAL_ACTS[step.id];
  return usual === undefined ? undefined : acts(usual, step)(person, facts, context, {});
}

/** Borrower steps that a provider's answer ends. */
const PROVIDER_ENDED_STEPS: {
  readonly [N in StepName]?: (forced: Forced, facts: Facts, today: CivilDate) => readonly FactWrite[];
} = {
  NOTARY_SESSION: (forced) => {
    const completed = forced.answer('notary REMOTE', 'COMPLETED') === 'COMPLETED';
    return [
      {
        fact: 'remoteNotaryResults',
        value: {
          answer: completed ? 'COMPLETED' : 'FAILED',
          sealed: completed,
          ...(completed && { document: UUID }),
        },
      },
    ];
  },
  MANUAL_DEED_SIGNING: (forced, facts, today) => {
    const returned = forced.answer('notary MANUAL', 'SIGNED_RETURNED') === 'SIGNED_RETURNED';
    return [
      {
        fact: 'manualNotaryResults',
        value: {
          answer: returned ? 'SIGNED_RETURNED' : 'NO_SHOW',
          sealed: returned,
          ...(returned && { document: UUID }),
        },
      },
      ...(returned ? signedAtOffice(facts, { documents: [UUID], signedOn: today }) : []),
    ];
  },
};

function acts(name: string, step: NamedStep) {
  const retry = name === 'RETRY' ? USUAL_ACTS[step.id] : undefined;
  const act = ACTS[retry ?? name];
  if (!act) throw new Error(`No action is named ${name} at ${step.id}`);
  return act;
}
