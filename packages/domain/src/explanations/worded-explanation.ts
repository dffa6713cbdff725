import * as z from 'zod';
import { ExplanationSection, RuleRow, SectionCode } from '../facts/explanation.ts';
import { RuleVersion } from '../facts/rule-version.ts';

/** An explanation line, worded for its reader. */
export const WordedLine = z.object({
  label: z.string(),
  value: z.string(),
  from: z.string().optional(),
  rule: RuleRow.optional(),
  isTotal: z.boolean().optional(),
  addsNothing: z.boolean().optional(),
});
export type WordedLine = z.infer<typeof WordedLine>;

export const WordedSection = z.object({
  title: z.string(),
  code: SectionCode,
  /** Of the offers that one decision made, the one that the section explains. */
  offer: ExplanationSection.shape.offer,
  lines: z.array(WordedLine),
});
export type WordedSection = z.infer<typeof WordedSection>;

/** An explanation worded for its reader, with the versions of the rules applied. */
export const WordedExplanation = z.object({
  sheet: RuleVersion.optional(),
  policy: RuleVersion.optional(),
  sections: z.array(WordedSection),
});
export type WordedExplanation = z.infer<typeof WordedExplanation>;
