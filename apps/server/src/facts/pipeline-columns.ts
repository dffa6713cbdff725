import type { Facts } from '@homeline/domain/facts/facts.ts';
import { currentTerms } from '@homeline/domain/facts/offers.selectors.ts';
import type { NamedStep } from '@homeline/domain/workflow/steps.ts';

/** Returns the columns of the projection that staff list and filter applications by. */
export function pipelineColumns(step: NamedStep, facts: Facts) {
  const { profile, property } = facts;
  return {
    waits_for: waitsFor(step),
    borrower: profile ? `${profile.firstName} ${profile.lastName}` : null,
    state: property?.state ?? null,
    amount_cents: lineCents(facts),
  };
}

/** Returns who must act next; null once the application has ended. */
function waitsFor(step: NamedStep): string | null {
  if (step.kind === 'TERMINAL') return null;
  return step.kind === 'WAITING' || step.kind === 'REVIEW' ? step.owner : 'BORROWER';
}

/** Returns the line as last chosen, else the largest one of the newest offers. */
function lineCents(facts: Facts): number | null {
  const chosen = currentTerms(facts)?.lineAmountCents;
  const offered = facts.initialDecisions.at(-1)?.offers.map(({ maximumCents }) => maximumCents) ?? [];
  return chosen ?? (offered.length > 0 ? Math.max(...offered) : null);
}
