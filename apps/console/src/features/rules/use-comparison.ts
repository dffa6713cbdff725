import { type ComparedRules, compareRules } from '@homeline/contract/rules/compare-rules.ts';
import { useRef, useState } from 'react';
import { send } from '../../session/client.ts';
import { KINDS, type Kind } from './rule-words.ts';

export type RuleTexts = { readonly [K in Kind]?: string | undefined };

/** The open applications under new rules, as far as they were compared. */
export type Comparison = Pick<ComparedRules, 'rows' | 'undecided' | 'incomparable'> & {
  readonly isComplete: boolean;
};

/** Compares new rules with those in effect over every open application, one page after the other. */
export function useComparison() {
  const [comparison, setComparison] = useState<Comparison>();
  const current = useRef(0);

  /** @throws the refusal, such as the problems of rules that can't be used */
  async function compare(texts: RuleTexts): Promise<void> {
    current.current += 1;
    const mine = current.current;
    setComparison(undefined);
    const [kind, other] = KINDS.filter((each) => texts[each] !== undefined);
    if (!kind) return;
    const body = { kind, xml: texts[kind] ?? '', ...(other && { alsoXml: texts[other] }) };
    let all: Comparison = { rows: [], undecided: 0, incomparable: [], isComplete: false };
    for (let after: string | undefined; !all.isComplete; ) {
      const page = await send(compareRules, { body: { ...body, ...(after && { after }) } });
      after = page.next;
      all = {
        rows: [...all.rows, ...page.rows],
        undecided: all.undecided + page.undecided,
        incomparable: [...all.incomparable, ...page.incomparable],
        isComplete: after === undefined,
      };
      // The text was changed or compared again meanwhile.
      if (mine !== current.current) return;
      setComparison(all);
    }
  }

  function forget(): void {
    current.current += 1;
    setComparison(undefined);
  }

  return { comparison, compare, forget };
}
