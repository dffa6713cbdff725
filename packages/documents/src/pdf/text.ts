import { phrases, type Text } from '../document.ts';
import { type Pdf, setTextStyle } from './page.ts';
import { LEADING_PT } from './typeface.ts';

export function lineHeight(pdf: Pdf): number {
  return setTextStyle(pdf).currentLineHeight(true) + LEADING_PT;
}

/** Draws text with its strong phrases, continuing on a new page if needed. */
export function drawText(pdf: Pdf, text: Text, x: number, width: number): void {
  const parts = phrases(text);
  for (const [index, part] of parts.entries()) {
    const options = { width, lineGap: LEADING_PT, continued: index < parts.length - 1 };
    const isStrong = typeof part !== 'string';
    setTextStyle(pdf, { font: isStrong ? 'strong' : 'regular' });
    if (index === 0) pdf.text(isStrong ? part.strong : part, x, pdf.y, options);
    else pdf.text(isStrong ? part.strong : part, options);
  }
}
