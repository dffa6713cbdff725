import type { questionCalls } from '@homeline/contract/applications/question-calls.ts';
import type { FactName, FactWrite } from '@homeline/domain/facts/facts.ts';
import type { Question } from '@homeline/domain/facts/question.ts';
import { type StepAnswer, stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { type ChangeRequest, submitStep } from './submit-step.ts';

type AskedAtStep = Question & { readonly fact: FactName; readonly shows: readonly FactName[] };
type Answered = ChangeRequest & { readonly body: unknown };

/** Returns the handler of each question: at the steps that ask it, its fact keeps the form. */
export function questionHandlers<Questions extends Readonly<Record<string, AskedAtStep>>>(
  questions: Questions,
) {
  const handlers = Object.entries(questions).map(([name, { fact, shows }]) => {
    const at = stepsAccepting(name as StepAnswer);
    if (at.length === 0) throw new Error(`No step lists ${name} in its answers`);
    const handler = (request: Answered, context: Context) =>
      submitStep(request, context, {
        at,
        ...(shows.length > 0 && { versionedFacts: shows }),
        decide: () => [{ fact, value: request.body ?? {} } as FactWrite],
      });
    return [name, handler];
  });
  return Object.fromEntries(handlers) as HandlersOf<ReturnType<typeof questionCalls<Questions>>>;
}
