import { isReasonCode, REASONS, type ReasonCode } from '@homeline/domain/adverse-action/reasons.ts';
import { printedReasons } from '@homeline/domain/adverse-action/score-factors.ts';
import type { Bureau } from '../bureaus.ts';
import {
  type Block,
  bullets,
  type DocumentModel,
  definitions,
  paragraph,
  type Section,
  section,
} from '../document.ts';
import { frame } from '../frame.ts';
import type { AdverseAction, Score, SubjectWith } from '../subject.ts';
import { longDate } from '../wording.ts';

const ACTIONS: Readonly<Record<AdverseAction['action'], string>> = {
  DECLINE: 'we are unable to open the line that you asked for',
  INCOMPLETENESS: 'we have closed it, because it was not completed',
  COUNTER_OFFER:
    'we offered you other terms than those you asked for, and closed the application because you did not accept them',
};

/**
 * What was decided and why: at most four reasons, and inquiries as a fifth when they were a key factor.
 * Source: 12 CFR 1002.9(a)(2) and (b), form C-1 of Appendix C; where a consumer report had a part in it 15 USC 1681m(a).
 * @throws RangeError when no reason can be printed: a person must then state one in full
 */
export function adverseActionNotice(subject: SubjectWith<'borrower' | 'adverseAction'>): DocumentModel {
  const { lender, borrower, adverseAction, score } = subject;
  const bureau = score?.bureau ?? adverseAction.reportFrom;
  return frame(subject, 'ADVERSE_ACTION_NOTICE', {
    opening: [
      paragraph(`Dear ${borrower.name},`),
      paragraph(
        `Thank you for your application of ${longDate(adverseAction.applicationOn)} for a ${lender.productName}. After careful review ${ACTIONS[adverseAction.action]}.`,
      ),
    ],
    sections: [
      section('Our principal reasons', bullets(...reasonsOf(adverseAction))),
      ...(bureau ? [report(bureau)] : []),
      ...(score ? [scoreUsed(score)] : []),
      section(
        'Information from others',
        paragraph(
          'If our decision rests in whole or in part on information from someone other than a consumer reporting agency, you have a right to make a written request, within 60 days of receiving this notice, for the nature of that information.',
        ),
      ),
      section(
        'Your right to equal credit',
        paragraph(
          'The federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, national origin, sex, marital status, age (provided the applicant has the capacity to enter into a binding contract); because all or part of the applicant’s income derives from any public assistance program; or because the applicant has in good faith exercised any right under the Consumer Credit Protection Act. The federal agency that administers compliance with this law concerning this creditor is the ' +
            `${lender.supervisor.name}, ${lender.supervisor.address}.`,
        ),
      ),
      section(
        'Questions',
        paragraph(
          `Write to ${lender.name}, ${lender.address.join(', ')}, call ${lender.phone}, or write to ${lender.email}.`,
        ),
      ),
    ],
  });
}

const NOT_ACCEPTED = 'You did not accept the terms that we offered instead of those you asked for';

function reasonsOf({ action, reasonCodes, statedReason, inquiriesWereKey = false }: AdverseAction): string[] {
  const codes = printedReasons(reasonCodes.filter(isReasonCode), { inquiriesWereKey });
  const texts = codes.flatMap((code) =>
    wordsOf(code, statedReason ?? (action === 'COUNTER_OFFER' ? NOT_ACCEPTED : undefined)),
  );
  if (texts.length === 0) throw new RangeError('The notice has no reason that can be printed');
  return texts;
}

// 'Another reason, stated in full' is no reason by itself.
function wordsOf(code: ReasonCode, statedReason: string | undefined): readonly string[] {
  if (code !== 'AA24') return [REASONS[code].text];
  return statedReason ? [statedReason] : [];
}

function report(bureau: Bureau): Section {
  return section(
    'Your credit report',
    paragraph(
      'Our decision rests in whole or in part on information in a report from the consumer reporting agency below. The agency played no part in our decision and cannot give you its reasons. You have a right under the Fair Credit Reporting Act to know the information in your file at the agency. You have a right to a free copy of your report if you ask for it within 60 days of receiving this notice. If you find that anything in it is inaccurate or incomplete, you have the right to dispute it with the agency.',
    ),
    definitions(
      ['Agency', bureau.name],
      ['Address', bureau.address],
      ['Phone', bureau.phone],
      ['Website', bureau.url],
    ),
  );
}

function scoreUsed(score: Score): Section {
  const factors: readonly Block[] =
    score.factors.length > 0
      ? [paragraph('Key factors that adversely affected your score:'), bullets(...score.factors)]
      : [];
  return section(
    'Your credit score',
    paragraph(
      'We also obtained your credit score from this agency and used it in our decision. It is a number that reflects the information in your report and can change as that information changes.',
    ),
    definitions(
      ['Your score', String(score.value)],
      ['Date', longDate(score.on)],
      ['Range', `${score.lowest} to ${score.highest}`],
    ),
    ...factors,
  );
}
