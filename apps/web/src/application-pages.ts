import type { PagePath } from '@homeline/domain/workflow/page-path.ts';
import { type ComponentType, lazy } from 'react';

/** A page of one application. */
export type ApplicationPage = {
  readonly Page: ComponentType;
  /** Loads the page's script, before its step is known to be due. */
  readonly preload: () => void;
  /** Shows the waits and reviews of its step itself; for any other page the wait page shows instead. */
  readonly showsWaits?: true;
};

/** The page of every address of an application. The step gate decides which one shows. */
export const APPLICATION_PAGES: Readonly<Record<PagePath, ApplicationPage>> = {
  'answers/{stage}': {
    ...page(() => import('./features/applications/answers.page.tsx')),
    showsWaits: true,
  },
  'start/profile': { ...page(() => import('./features/applications/profile.page.tsx')) },
  'product/select': { ...page(() => import('./features/offers/select.page.tsx')) },

  liens: { ...page(() => import('./features/liens/liens.page.tsx')) },
  'product/assets': { ...page(() => import('./features/assets/assets.page.tsx')) },
  'product/prequal-winback': { ...page(() => import('./features/offers/prequal-winback.page.tsx')) },

  'credit/social': { ...page(() => import('./features/credit/social.page.tsx')) },
  'credit/error': { ...page(() => import('./features/credit/frozen-with-pin.page.tsx')) },
  'review-app/incorrect-pin': { ...page(() => import('./features/credit/incorrect-pin.page.tsx')) },
  'review-app/no-credit': { ...page(() => import('./features/credit/no-file.page.tsx')) },
  'error/credit': { ...page(() => import('./features/credit/closed-file.page.tsx')) },
  'error/timeout': { ...page(() => import('./features/credit/bureau-silent.page.tsx')) },
  'conditions/phone-number': {
    ...page(() => import('./features/credit/callback-phone.page.tsx')),
    showsWaits: true,
  },

  'review-app/property': { ...page(() => import('./features/property/no-match.page.tsx')) },
  'review-app/incorrect-ownership': {
    ...page(() => import('./features/property/incorrect-ownership.page.tsx')),
  },

  'bpo/estimate-value': { ...page(() => import('./features/valuation/estimate.page.tsx')) },
  'bpo/condition': { ...page(() => import('./features/valuation/home-condition.page.tsx')) },
  'bpo/order-bpo': { ...page(() => import('./features/valuation/order-opinion.page.tsx')) },

  'start/contact': { ...page(() => import('./features/applications/contact.page.tsx')) },
  'start/hmda': { ...page(() => import('./features/hmda/hmda.page.tsx')) },
  'start/app-summary': { ...page(() => import('./features/applications/app-summary.page.tsx')) },
  'income/review': { ...page(() => import('./features/income/review.page.tsx')) },
  'income/link/{type}': { ...page(() => import('./features/income/link.page.tsx')) },
  'income/pointserv-callback': { ...page(() => import('./features/income/link.page.tsx')) },
  'income/upload/{type}': { ...page(() => import('./features/income/upload.page.tsx')) },
  'income/employer-verification': {
    ...page(() => import('./features/income/employer-verification.page.tsx')),
  },
  'bank/disburse': { ...page(() => import('./features/bank/disburse.page.tsx')) },
  'bank/manual-disburse': { ...page(() => import('./features/bank/manual-disburse.page.tsx')) },
  'bank/confirm': { ...page(() => import('./features/bank/confirm.page.tsx')) },
  'bank/autopay': { ...page(() => import('./features/bank/autopay.page.tsx')) },
  'signing/intro': { ...page(() => import('./features/signing/intro.page.tsx')) },
  'signing/sign': { ...page(() => import('./features/signing/sign.page.tsx')) },
  'signing/support': { ...page(() => import('./features/signing/support.page.tsx')) },
  'start/co-borrowers': {
    ...page(() => import('./features/co-borrowers/co-borrowers.page.tsx')),
    showsWaits: true,
  },
  'signing/additional': {
    ...page(() => import('./features/signing/additional.page.tsx')),
    showsWaits: true,
  },
  'notary/intro': { ...page(() => import('./features/notary/intro.page.tsx')) },
  'notary/session': { ...page(() => import('./features/notary/session.page.tsx')) },
  'notary/error': { ...page(() => import('./features/notary/error.page.tsx')) },
  'notary/schedule-manual': { ...page(() => import('./features/notary/schedule-manual.page.tsx')) },
  'notary/reserve-manual': { ...page(() => import('./features/notary/reserve-manual.page.tsx')) },
  'insurance/upload': { ...page(() => import('./features/insurance/upload.page.tsx')) },
  'insurance/requirements': { ...page(() => import('./features/insurance/requirements.page.tsx')) },
  complete: { ...page(() => import('./features/funding/complete.page.tsx')), showsWaits: true },
  identity: { ...page(() => import('./features/identity/identity.page.tsx')) },
  'document/disclosures': { ...page(() => import('./features/disclosures/disclosures.page.tsx')) },

  conditions: { ...page(() => import('./features/conditions/conditions.page.tsx')), showsWaits: true },
  'conditions/upload-document': {
    ...page(() => import('./features/conditions/upload-document.page.tsx')),
    showsWaits: true,
  },

  'review-app/uw': { ...page(() => import('./features/conditions/review.page.tsx')), showsWaits: true },
  'review-app/delinquency': {
    ...page(() => import('./features/conditions/review.page.tsx')),
    showsWaits: true,
  },
  'bpo/waiting': { ...page(() => import('./features/conditions/review.page.tsx')), showsWaits: true },
  'bpo/hold': { ...page(() => import('./features/conditions/review.page.tsx')), showsWaits: true },

  'error/decline': { ...page(() => import('./features/adverse-action/decline.page.tsx')) },
  'error/income': { ...page(() => import('./features/income/income-error.page.tsx')) },
  'error/flood-cert': { ...page(() => import('./features/title/flood-late.page.tsx')), showsWaits: true },
  'payoff/hold': { ...page(() => import('./features/title/payoff-hold.page.tsx')), showsWaits: true },
  'review-app/datatree': {
    ...page(() => import('./features/applications/long-review.page.tsx')),
    showsWaits: true,
  },
  'review-app/signdocs': {
    ...page(() => import('./features/signing/documents-review.page.tsx')),
    showsWaits: true,
  },
};

function page(load: () => Promise<{ readonly default: ComponentType }>) {
  // A script that fails to load fails again where the page is shown.
  return { Page: lazy(load), preload: () => void load().catch(() => undefined) };
}
