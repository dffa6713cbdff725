import type { InitialsPlace } from '@homeline/domain/documents/field-places.ts';
import { formatDollars, formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { formatPct, formatRate } from '@homeline/domain/money/percent.ts';
import { DAYS_PER_YEAR } from '@homeline/domain/pricing/payment.ts';
import { stateRules } from '@homeline/domain/states/states.ts';
import { US_STATES } from '@homeline/domain/states/us-states.ts';
import { AUTOPAY_CHANGE, lineAutopayTerms } from '../autopay-wording.ts';
import { INSTRUMENTS } from '../display-names.ts';
import { type Block, bullets, type DocumentModel, paragraph, type Section, section } from '../document.ts';
import { feesTable } from '../fees-table.ts';
import { frame } from '../frame.ts';
import {
  ASK_A_TAX_ADVISER,
  laterDraw,
  lenderRights,
  minimumPayment,
  negativeAmortization,
  planPeriods,
  redrawRules,
} from '../plan-wording.ts';
import { borrowers, initialsLines, signatureLines, signerNames } from '../signing.ts';
import type { SubjectWith } from '../subject.ts';
import { addressLine, longDate } from '../wording.ts';
import { wordsOf } from '../words-of.ts';
import { billingRights } from './billing-rights.ts';
import { cashByNotaryBlocks } from './notary-cash.ts';
import { maturityOf, paymentLabel, paymentSchedule } from './payment-schedule.ts';

type Subject = SubjectWith<'loanNumber' | 'borrower' | 'property' | 'signers' | 'line' | 'opening'>;

/**
 * Writes the HELOC agreement with its account-opening terms and billing rights. The annual percentage rate is the note rate: it
 * corresponds to the periodic rate and excludes fees (12 CFR 1026.14(b)).
 * Source: 12 CFR 1026.6(a)(1) to (5), 1026.9(c)(1), 1026.40(f).
 */
export function helocAgreement(subject: Subject): DocumentModel {
  const { lender, line, opening, property, signers } = subject;
  const { terms } = line;
  const instrument = INSTRUMENTS[stateRules(property.state).securityInstrument];
  return frame(subject, 'HELOC_AGREEMENT', {
    opening: [
      {
        kind: 'amounts',
        figures: [
          ['Credit limit', formatWholeDollars(terms.lineAmountCents)],
          [
            `ANNUAL PERCENTAGE RATE, ${line.withoutAutopay ? 'with automatic payment' : 'fixed'}`,
            formatRate(terms.noteRatePct),
          ],
          [paymentLabel(terms), formatDollars(terms.monthlyPaymentCents)],
        ],
      },
      paragraph(
        `This agreement is between ${lender.name} (“we”) and ${signerNames(borrowers(signers))} (“you”, each of you alone and all of you together). You ` +
          `promise to repay every draw with interest as this agreement says. The last payment is due on ${longDate(maturityOf(subject))}, the maturity date.`,
      ),
    ],
    sections: [
      section(
        'Draws',
        paragraph(
          `We expect to make the first draw, ${formatDollars(terms.lineAmountCents)}, on ${longDate(opening.firstDrawOn)}. ${planPeriods(terms)}`,
        ),
        ...redrawRules(property.state),
        paragraph(`${wordsOf(subject, 'HELOC_AGREEMENT', 'laterDraws')} ${laterDraw(terms)}`),
      ),
      financeCharges(subject),
      section(
        'Other charges',
        paragraph('These are charged once, when the plan opens:'),
        feesTable(line.fees),
        ...cashByNotaryBlocks(line),
        paragraph(
          'There is no annual fee, no fee for a draw, no late charge, no charge for a returned payment and no charge for repaying early.',
        ),
      ),
      section(
        'Payments',
        paragraph(minimumPayment(terms, property.state)),
        ...paymentSchedule(subject),
        paragraph(wordsOf(subject, 'HELOC_AGREEMENT', 'payments')),
        paragraph(negativeAmortization(terms, property.state)),
      ),
      section(
        'When we may end the plan, stop draws or change terms',
        ...lenderRights(...(line.withoutAutopay ? [AUTOPAY_CHANGE] : [])),
        paragraph(wordsOf(subject, 'HELOC_AGREEMENT', 'changeNotice')),
        paragraph(wordsOf(subject, 'HELOC_AGREEMENT', 'stoppedDraws')),
      ),
      section(
        'Security',
        paragraph([
          {
            strong: `We acquire a security interest in your home at ${addressLine(property)}, by a ${instrument} of the same date. You could lose your home if you do not meet your obligations under this agreement.`,
          },
        ]),
        bullets(
          'You keep the home insured against fire, other hazards and, where federal law requires it, flood, with an insurer of your choice, and you name us in the policy.',
          'You pay property taxes and liens that come before ours when they are due, and keep the home in repair.',
          'No other property secures this plan.',
        ),
        ...initials(subject, 'SECURITY'),
      ),
      section('Taxes', paragraph(ASK_A_TAX_ADVISER)),
      ...(property.state === 'TX' ? [texasTerms()] : []),
      section(
        'General',
        bullets(
          `Federal law and the law of ${US_STATES[property.state]}, where the home is located, govern this agreement.`,
          'We write to you at your address or, with your consent, electronically. You write to us at the address above.',
          'If a part of this agreement cannot be enforced, the rest remains in effect. We may wait to use a right without losing it.',
          'We may assign this agreement; you may not. You receive a copy of everything that you sign.',
          'A payment by automatic transfer is never a condition of this plan.',
        ),
      ),
      billingRights(lender),
      section(
        'Signatures',
        paragraph(wordsOf(subject, 'HELOC_AGREEMENT', 'beforeSigning')),
        ...signatureLines(borrowers(signers), 'agreement'),
      ),
    ],
  });
}

/** Source: 12 CFR 1026.6(a)(1)(i) to (iv) and (3)(vi). */
function financeCharges(subject: Subject): Section {
  const { line } = subject;
  const { terms } = line;
  const fixed = line.withoutAutopay
    ? 'changes only if automatic payment ends'
    : 'is fixed for the whole plan';
  const dailyPct = terms.noteRatePct / DAYS_PER_YEAR;
  return section(
    'Finance charges',
    bullets(
      'When they begin: interest accrues on each draw from the day on which we send its money, and not before. There is no grace period in which paying avoids it.',
      `Periodic rate: ${formatPct(dailyPct, 6)} a day, whatever the balance. It corresponds to an ANNUAL PERCENTAGE RATE of ${formatRate(terms.noteRatePct)}, and ${fixed}. The ANNUAL PERCENTAGE RATE does not include costs other than interest.`,
      'Balance: the daily balance. We take the principal at the beginning of each day, add any draw made that day, and subtract any payment of principal credited that day. Unpaid interest bears no interest until it joins the principal.',
      `Amount: for each day, the daily balance times the annual rate, divided by ${DAYS_PER_YEAR}. A payment’s interest is the sum of these amounts since the last due date, rounded to the cent. For a new draw, the sum starts on the day of the draw.`,
      'The origination fee, listed below, is also a finance charge. It is not part of the rate above.',
    ),
    ...lineAutopayTerms(line).map((text) => paragraph(text)),
    ...initials(subject, 'RATE'),
  );
}

function initials({ asksInitials, signers }: Subject, place: InitialsPlace): readonly Block[] {
  return initialsLines({ asksInitials, type: 'HELOC_AGREEMENT', place }, borrowers(signers));
}

/** Source: Texas Constitution, article XVI, sections 50(a)(6) and 50(t). */
function texasTerms(): Section {
  return section(
    'Texas',
    bullets(
      'This is an extension of credit of the type defined by section 50(a)(6), article XVI, of the Texas Constitution.',
      'It is given without recourse for personal liability against any owner or spouse, unless it was obtained by actual fraud. The lien may be foreclosed only by a court order.',
      'You may repay early without penalty or charge. You need not repay sooner because the value of the home falls, or because of a default on a debt that the home does not secure.',
      'We may not change the terms of the line on our own.',
      'Each owner and each owner’s spouse may rescind within three days after closing without penalty or charge.',
      'If we do not meet our obligations under section 50(a)(6), you may tell us in writing, and we have 60 days to cure.',
    ),
  );
}
