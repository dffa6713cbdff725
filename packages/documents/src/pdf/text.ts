import { phrases, type Text } from '../document.ts';
import { type Pdf, pen } from './page.ts';
import { LEADING_PT } from './typeface.ts';

export function lineHeight(pdf: Pdf): number {
  return pen(pdf).currentLineHeight(true) + LEADING_PT;
}

/** Words with strong ones among them, flowing over the page's end. */
export function drawText(pdf: Pdf, text: Text, x: number, width: number): void {
  const parts = phrases(text);
  for (const [index, part] of parts.entries()) {
    const options = { width, lineGap: LEADING_PT, continued: index < parts.length - 1 };
    const isStrong = typeof part !== 'string';
    pen(pdf, { font: isStrong ? 'strong' : 'regular' });
    if (index === 0) pdf.text(isStrong ? part.strong : part, x, pdf.y, options);
    else pdf.text(isStrong ? part.strong : part, options);
  }
}
