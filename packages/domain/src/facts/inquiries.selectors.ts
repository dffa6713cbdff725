import { daysBetween } from '../dates/civil-date.ts';
import { softReport } from './credit.selectors.ts';
import type { Facts } from './facts.ts';

const INQUIRY_DAYS = 90;

/** Mortgage inquiries within 90 days before the report, which the borrower must explain. */
export function recentMortgageInquiries(facts: Facts) {
  const report = softReport(facts);
  if (!report) return [];
  return report.mortgageInquiries.filter(
    (inquiry) => daysBetween(inquiry.on, report.pulledOn) <= INQUIRY_DAYS,
  );
}

/** There are recent mortgage inquiries that the borrower has not explained. */
export function inquiriesAwaitAttestation(facts: Facts): boolean {
  return recentMortgageInquiries(facts).length > 0 && !facts.inquiryAttestation;
}

/** The inquiries of which the borrower says that a new debt came. */
export function inquiriesWithDebt(facts: Facts) {
  const told = new Set(
    facts.inquiryAttestation?.inquiries.filter(({ answer }) => answer === 'NEW_DEBT').map(({ id }) => id),
  );
  return recentMortgageInquiries(facts).filter(({ id }) => told.has(id));
}
