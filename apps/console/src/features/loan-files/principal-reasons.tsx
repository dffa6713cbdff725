import { CHOSEN_CODES, OWN_WORDS } from '@homeline/domain/reasons/principal-reason.ts';
import { isReasonCode, REASONS, type ReasonCode } from '@homeline/domain/reasons/reason-codes.ts';
import { MOST_REASONS } from '@homeline/domain/reasons/score-factors.ts';
import { FieldGroup, type FieldProps, fieldId } from '@homeline/ui/fields/field.tsx';
import { TextAreaField } from '@homeline/ui/fields/text-area-field.tsx';
import { useState } from 'react';
import { fileCopy } from './copy.ts';

const copy = fileCopy.principalReasons;

/** The coded reasons of form C-1 first, since own words are the exception. */
const IN_ORDER = [...CHOSEN_CODES.filter((code) => code !== OWN_WORDS), OWN_WORDS] as const;

type PrincipalReasonsProps = {
  readonly codes: FieldProps<ReasonCode[]>;
  readonly ownWords: FieldProps<string>;
  readonly isOptional?: boolean;
  /** What the notice states if nothing is chosen. */
  readonly usual?: readonly string[] | undefined;
  /** What the notice adds to the chosen reasons. */
  readonly added: readonly string[];
};

/** The coded reasons of a decline as the borrower reads them, in the order in which they are chosen, and what the notice will say. */
export function PrincipalReasons({ codes, ownWords, isOptional, usual, added }: PrincipalReasonsProps) {
  const [sought, seek] = useState('');
  const chosen = codes.value ?? [];
  const isOwn = chosen.includes(OWN_WORDS);
  const isFull = chosen.length >= MOST_REASONS;
  const found = IN_ORDER.filter(
    (code) =>
      code === OWN_WORDS ||
      chosen.includes(code) ||
      wordsOf(code).toLowerCase().includes(sought.toLowerCase()),
  );
  const choose = (code: ReasonCode, isChosen: boolean) => {
    const others = chosen.filter((each) => each !== code);
    codes.onChange(isChosen ? [...others, code] : others.length > 0 ? others : undefined);
    if (code === OWN_WORDS && !isChosen) ownWords.onChange(undefined);
  };
  const texts = printed(chosen, ownWords.value, usual ?? added, added);
  return (
    <>
      <FieldGroup {...codes} hint={copy.hint} optional={isOptional ?? false}>
        <input
          type="text"
          className="control"
          id={fieldId(codes.name)}
          aria-label={copy.search}
          placeholder={copy.search}
          value={sought}
          onChange={({ target }) => seek(target.value)}
        />
        <ul className="multi-choice principal-reasons">
          {found.map((code) => (
            <li key={code}>
              <label className="multi-choice-choice">
                <input
                  type="checkbox"
                  name={codes.name}
                  checked={chosen.includes(code)}
                  disabled={isFull && !chosen.includes(code)}
                  onChange={({ target }) => choose(code, target.checked)}
                />
                <span>{wordsOf(code)}</span>
              </label>
            </li>
          ))}
        </ul>
      </FieldGroup>
      {isOwn && <TextAreaField {...ownWords} hint={copy.ownWordsHint} />}
      <section className="notice-preview" aria-label={copy.preview}>
        <h3>{copy.preview}</h3>
        <ol className="reasons">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
        {texts.length === 0 && <p className="fine-print">{copy.none}</p>}
        {added.length > 0 && <p className="fine-print">{copy.added}</p>}
      </section>
    </>
  );
}

/** Returns a chosen reason in the words that the borrower reads. */
export function wordsOf(code: string): string {
  if (code === OWN_WORDS) return copy.own;
  return isReasonCode(code) ? REASONS[code].text : code;
}

function printed(
  chosen: readonly ReasonCode[],
  own: string | undefined,
  usual: readonly string[],
  added: readonly string[],
): readonly string[] {
  const texts = chosen.map((code) => (code === OWN_WORDS ? own || copy.ownBlank : REASONS[code].text));
  return [...new Set(texts.length > 0 ? [...texts, ...added] : usual)].slice(0, MOST_REASONS);
}
