import { type ComparedRules, compareRules } from '@homeline/contract/rules/compare-rules.ts';
import { compareSamplePeople, type SamplePeople } from '@homeline/contract/rules/compare-sample-people.ts';
import { useRef, useState } from 'react';
import { send } from '../../session/client.ts';
import { KINDS, type Kind } from './rule-words.ts';

export type RuleTexts = { readonly [K in Kind]?: string | undefined };

/** The comparison so far of open applications and sample people under new rules. */
export type Comparison = Pick<ComparedRules, 'rows' | 'undecided' | 'incomparable' | 'changedCells'> & {
  readonly isEveryApplication: boolean;
  readonly people?: SamplePeople;
};

const NOTHING: Comparison = { rows: [], undecided: 0, incomparable: [], isEveryApplication: false };

/** Compares new rules with those in effect: over every open application, one page after the other, and over the sample people. */
export function useComparison() {
  const [comparison, setComparison] = useState<Comparison>();
  const runs = useRef(0);

  /** @throws the refusal, such as the problems of rules that can't be used */
  async function compare(texts: RuleTexts): Promise<void> {
    runs.current += 1;
    const own = runs.current;
    setComparison(undefined);
    const [kind, other] = KINDS.filter((each) => texts[each] !== undefined);
    if (!kind) return;
    const body = { kind, xml: texts[kind] ?? '', ...(other && { alsoXml: texts[other] }) };
    // Responses for an outdated text or comparison are ignored.
    const add = (change: (before: Comparison) => Comparison) => {
      if (own === runs.current) setComparison((before = NOTHING) => change(before));
    };
    const applications = async () => {
      for (let after: string | undefined; own === runs.current; ) {
        const page = await send(compareRules, { body: { ...body, ...(after && { after }) } });
        after = page.next;
        add((before) => ({
          ...before,
          rows: [...before.rows, ...page.rows],
          undecided: before.undecided + page.undecided,
          incomparable: [...before.incomparable, ...page.incomparable],
          ...(page.changedCells && { changedCells: page.changedCells }),
          isEveryApplication: after === undefined,
        }));
        if (after === undefined) return;
      }
    };
    const people = async () => {
      const answer = await send(compareSamplePeople, { body });
      add((before) => ({ ...before, people: answer }));
    };
    await Promise.all([applications(), people()]);
  }

  function forget(): void {
    runs.current += 1;
    setComparison(undefined);
  }

  const isComplete = comparison?.isEveryApplication === true && comparison.people !== undefined;
  return { comparison, isComplete, compare, forget };
}
