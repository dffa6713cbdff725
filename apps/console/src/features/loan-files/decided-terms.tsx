import { offerTitle, SECTION_TITLES } from '@homeline/domain/explanations/section-titles.ts';
import type { WordedLine, WordedSection } from '@homeline/domain/explanations/worded-explanation.ts';
import { Lines } from '@homeline/ui/page/card.tsx';
import { useState } from 'react';
import { TableScroll } from '../../shell/table-scroll.tsx';
import { fileCopy } from './copy.ts';

const copy = fileCopy.decisions;

/** The parts that have a figure for each term, in the order of its columns. */
const FIGURES: readonly WordedSection['code'][] = ['LINE_SIZE', 'RATE', 'PAYMENT', 'CASH', 'RECORDING'];

/** Returns whether a section explains a figure of the terms, so that the table shows it. */
export function isOfTerms({ code }: WordedSection): boolean {
  return FIGURES.includes(code);
}

/** The terms of a decision against their figures. A figure opens the lines that make it. */
export function DecidedTerms({ sections }: { readonly sections: readonly WordedSection[] }) {
  const [opened, open] = useState<WordedSection>();
  const parts = FIGURES.filter((part) => sections.some(({ code }) => code === part));
  const terms = [...Map.groupBy(sections, ({ offer }) => (offer ? offerTitle(offer) : copy.chosen))];
  return (
    <>
      <TableScroll label={copy.terms}>
        <table className="table">
          <caption className="hidden-visually">{copy.terms}</caption>
          <thead>
            <tr>
              <th scope="col">{copy.term}</th>
              {parts.map((part) => (
                <th key={part} scope="col">
                  {SECTION_TITLES.STAFF[part]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {terms.map(([term, ofTerm]) => (
              <tr key={term}>
                <th scope="row">{term}</th>
                {parts.map((part) => {
                  const section = ofTerm.find(({ code }) => code === part);
                  return (
                    <td key={part} className="figures">
                      {section && (
                        <button
                          type="button"
                          className="figure-lines"
                          aria-expanded={section === opened}
                          onClick={() => open(section === opened ? undefined : section)}
                        >
                          {figureOf(section)}
                          <span className="hidden-visually"> {copy.lines(section.title)}</span>
                        </button>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      {opened && (
        <section className="explained" aria-label={opened.title}>
          <h3>{opened.title}</h3>
          <ExplainedLines lines={opened.lines} />
        </section>
      )}
    </>
  );
}

/** The lines of a section, each with the row of the rules that it comes from. */
export function ExplainedLines({ lines }: Pick<WordedSection, 'lines'>) {
  return (
    <Lines
      lines={lines.map(({ label, value, from, isTotal }) => ({
        ...{ label, value },
        ...(from && { detail: from }),
        ...(isTotal && { isTotal }),
      }))}
    />
  );
}

/** What a section comes to: its total. A payment, its first line, stands before its APR. */
function figureOf({ code, lines }: WordedSection): string {
  const total = lines.findLast(({ isTotal }) => isTotal) ?? lines.at(-1);
  const shown: readonly (WordedLine | undefined)[] = code === 'PAYMENT' ? [lines[0], total] : [total];
  return shown.map((line) => line?.value ?? copy.absent).join(' · ');
}
