import { describe, expect, it } from 'vitest';
import { reasonsInWords } from './printed-reasons.ts';
import { REASONS } from './reason-codes.ts';

const codesOf = (...given: Parameters<typeof reasonsInWords>) =>
  reasonsInWords(...given).map(({ code }) => code);

describe('the printed reasons', () => {
  it('are at most four, most important first, with inquiries as a fifth when they were a key factor', () => {
    const codes = ['AA09', 'AA17', 'AA21', 'AA10', 'AA23', 'AA28'];
    expect(codesOf(codes)).toEqual(['AA09', 'AA17', 'AA21', 'AA10']);
    expect(codesOf(codes, { inquiriesWereKey: true })).toEqual(['AA09', 'AA17', 'AA21', 'AA10', 'AA22']);
    expect(codesOf(['AA22'], { inquiriesWereKey: true })).toEqual(['AA22']);
  });

  it('never include the score, or AA24 without its text', () => {
    expect(codesOf(['AA26', 'AA24', 'AA17'])).toEqual(['AA17']);
    expect(codesOf(['AA26', 'AA24'])).toEqual([]);
    const texts = reasonsInWords(['AA24'], { statedReasons: ['The home burned down'] }).map(
      ({ text }) => text,
    );
    expect(texts).toEqual(['The home burned down']);
    expect(texts).not.toContain(REASONS.AA24.text);
  });

  it('count each reason stated in full toward the four', () => {
    const statedReasons = ['One', 'Two', 'Three'];
    expect(codesOf(['AA24', 'AA09', 'AA17'], { statedReasons })).toEqual(['AA24', 'AA24', 'AA24', 'AA09']);
  });
});
