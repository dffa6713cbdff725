import {
  CoBorrowerDecision,
  previewCoBorrowerDecision,
} from '@homeline/contract/co-borrowers/decide-co-borrower.ts';
import type { Figure } from '@homeline/contract/loan-files/get-loan-file.ts';
import { type DecisionEffect, previewDecision } from '@homeline/contract/reviews/preview-decision.ts';
import { stepTitle } from '@homeline/domain/staff/step-titles.ts';
import { Alert } from '@homeline/ui/feedback/alert.tsx';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type * as z from 'zod';
import { send } from '../../session/client.ts';
import { fileCopy } from './copy.ts';
import { GivenForm, type GivenInput } from './given-form.ts';
import { fileKey } from './use-loan-file.ts';

const copy = fileCopy.effect;

type Asked = {
  readonly uuid: string;
  readonly step: string;
  readonly decision: string;
  /** Whether the form holds what the server requires. */
  readonly isComplete: boolean;
};

/** How long typing must pause before the effect is requested. */
const RESTS_MS = 250;

/** The query for the effect of a decision. */
type EffectQuery = {
  readonly queryKey: readonly string[];
  readonly queryFn: () => Promise<DecisionEffect>;
};
/** Returns the query for typed input; undefined while it can't be sent. */
type AskEffect<Typed> = (typed: Typed) => EffectQuery | undefined;

/** Returns the query for the effect of a decision on a review, without the comments for the file, which change nothing. */
function askedFor({ uuid, step, decision, isComplete }: Asked): AskEffect<unknown> {
  return (typed) => {
    const parsed = GivenForm.safeParse({ given: typed });
    if (!isComplete || !parsed.success) return undefined;
    const { comments: _, ...given } = parsed.data.given;
    const body = { step, decision, given };
    return {
      // Not below the file's key: once decided, nothing is left to preview.
      queryKey: [previewDecision.name, uuid, JSON.stringify(body)],
      queryFn: () => send(previewDecision, { params: { uuid }, body }),
    };
  };
}

type CoBorrower = { readonly uuid: string; readonly signer: string };

/** Returns the query for the effect of a decision on a co-borrower. */
function askedForCoBorrower({ uuid, signer }: CoBorrower): AskEffect<unknown> {
  return (typed) => {
    const { data: body } = CoBorrowerDecision.safeParse(typed);
    if (!body) return undefined;
    return {
      queryKey: [...fileKey(uuid, previewCoBorrowerDecision.name), signer, JSON.stringify(body)],
      queryFn: () => send(previewCoBorrowerDecision, { params: { uuid, signer }, body }),
    };
  };
}

const NOT_ASKED = { queryKey: ['no effect'], queryFn: async () => null };
const ONCE = { retry: false, staleTime: 60_000 };

/**
 * Shows what a decision on a review changes while its form is filled in, and requires that it was shown before it is recorded.
 * @param given the form's current values
 * @param action the words on the button that records it
 * @param showsNotice whether the page already shows the borrower's notice next to the form
 */
export function useDecisionEffect(
  asked: Asked,
  given: GivenInput['given'],
  action: string,
  showsNotice: boolean,
) {
  return useEffectOf(askedFor(asked), given, action, showsNotice);
}

/** Shows what a decision on a co-borrower changes, as `useDecisionEffect` does. */
export function useCoBorrowerEffect(asked: CoBorrower, typed: object, action: string) {
  return useEffectOf(askedForCoBorrower(asked), typed, action, false);
}

function useEffectOf<Typed>(askEffect: AskEffect<Typed>, now: Typed, action: string, showsNotice: boolean) {
  const queries = useQueryClient();
  const [typed, show] = useRested(now);
  const query = askEffect(typed);
  const { data } = useQuery({
    ...ONCE,
    ...(query ?? NOT_ASKED),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
  });
  const [isAsked, ask] = useState(false);
  return {
    /** Returns whether to show the effect first: it changes figures, and wasn't on the page yet. */
    async stops(answers: Typed): Promise<boolean> {
      const latest = askEffect(answers);
      if (!latest || (JSON.stringify(latest.queryKey) === JSON.stringify(query?.queryKey) && data))
        return false;
      // If the preview fails, send the decision anyway: the server checks it.
      const effect = await queries.fetchQuery({ ...ONCE, ...latest }).catch(() => undefined);
      const isNews = effect !== undefined && effect.figures.length > 0;
      ask(isNews);
      show(answers);
      return isNews;
    },
    shown: query && data && (
      <>
        <EffectOf effect={showsNotice ? { ...data, borrowerReads: [] } : data} />
        {isAsked && <Alert kind="SYSTEM" tone="CAUTION" text={copy.first(action)} />}
      </>
    ),
  };
}

/** Shows what a proposed decision changes to those who may confirm it. */
export function ProposedEffect({ given, ...asked }: Omit<Asked, 'isComplete'> & { readonly given: unknown }) {
  const query = askedFor({ ...asked, isComplete: true })(given);
  const { data } = useQuery({ ...ONCE, ...(query ?? NOT_ASKED), enabled: query !== undefined });
  return data ? <EffectOf effect={data} /> : null;
}

function EffectOf({ effect: { step, figures, borrowerReads } }: { readonly effect: DecisionEffect }) {
  if (step === '') return null;
  return (
    <section className="effect" aria-label={copy.heading}>
      <h3>{copy.heading}</h3>
      {figures.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <table className="effect-figures">
          <thead>
            <tr>
              <th scope="col">{copy.figure}</th>
              <th scope="col">{copy.now}</th>
              <th scope="col">{copy.after}</th>
            </tr>
          </thead>
          <tbody>
            {figures.toSorted(byLimit).map(({ before, after }) => (
              <tr key={before?.label ?? after?.label}>
                <th scope="row">{before?.label ?? after?.label}</th>
                <td className="figures">{before ? <Value figure={before} /> : copy.absent}</td>
                <td className="figures">{after ? <Value figure={after} /> : copy.absent}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>{copy.step(stepTitle(step))}</p>
      {borrowerReads.length > 0 && (
        <>
          <h3>{copy.borrowerReads}</h3>
          <blockquote>
            {borrowerReads.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </blockquote>
        </>
      )}
    </section>
  );
}

/** Sorts figures with a limit first. */
function byLimit(a: DecisionEffect['figures'][number], b: DecisionEffect['figures'][number]): number {
  const isLimited = ({ before, after }: typeof a) => (before ?? after)?.ofLimit !== undefined;
  return Number(isLimited(b)) - Number(isLimited(a));
}

function Value({ figure: { value, detail, isOver } }: { readonly figure: z.infer<typeof Figure> }) {
  return (
    <>
      {isOver ? <strong className="figure-over">{value}</strong> : value}
      {detail && <span className="fine-print"> {detail}</span>}
    </>
  );
}

/** Returns a value once it has been the same for `RESTS_MS`, and a function that sets it at once. */
function useRested<T>(value: T) {
  const [rested, rest] = useState(value);
  const text = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal values are the same
  useEffect(() => {
    const timer = setTimeout(() => rest(value), RESTS_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [rested, rest] as const;
}
