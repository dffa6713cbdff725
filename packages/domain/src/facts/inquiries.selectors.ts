import { daysBetween } from '../dates/civil-date.ts';
import { softReport } from './credit.selectors.ts';
import type { Facts } from './facts.ts';

const INQUIRY_DAYS = 90;

/** Returns the mortgage inquiries within 90 days before the report, which the borrower must explain. */
export function recentMortgageInquiries(facts: Facts) {
  const report = softReport(facts);
  if (!report) return [];
  return report.mortgageInquiries.filter(
    (inquiry) => daysBetween(inquiry.on, report.pulledOn) <= INQUIRY_DAYS,
  );
}

/** Returns whether the borrower must still explain recent mortgage inquiries. */
export function inquiriesAwaitAttestation(facts: Facts): boolean {
  return recentMortgageInquiries(facts).length > 0 && !facts.inquiryAttestation;
}

/** Returns the inquiries that led to a new debt, as the borrower answered. */
export function inquiriesWithDebt(facts: Facts) {
  const ids = new Set(
    facts.inquiryAttestation?.inquiries.filter(({ answer }) => answer === 'NEW_DEBT').map(({ id }) => id),
  );
  return recentMortgageInquiries(facts).filter(({ id }) => ids.has(id));
}
