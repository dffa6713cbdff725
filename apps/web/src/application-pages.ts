import type { PagePath } from '@homeline/domain/workflow/page-path.ts';
import { type ComponentType, lazy } from 'react';

/** A page of one application. */
export type ApplicationPage = {
  readonly Page: ComponentType;
  /** Shows the waits and reviews of its step itself; for any other page the wait page shows instead. */
  readonly showsWaits?: true;
};

/** The page of every address of an application. The step gate decides which one shows. */
export const APPLICATION_PAGES: Readonly<Record<PagePath, ApplicationPage>> = {
  'answers/{stage}': {
    Page: lazy(() => import('./features/applications/answers.page.tsx')),
    showsWaits: true,
  },
  'start/profile': { Page: lazy(() => import('./features/applications/profile.page.tsx')) },
  'product/select': { Page: lazy(() => import('./features/offers/select.page.tsx')) },

  liens: { Page: lazy(() => import('./features/liens/liens.page.tsx')) },
  'product/assets': { Page: lazy(() => import('./features/assets/assets.page.tsx')) },
  'product/prequal-winback': { Page: lazy(() => import('./features/offers/prequal-winback.page.tsx')) },

  'credit/social': { Page: lazy(() => import('./features/credit/social.page.tsx')) },
  'credit/error': { Page: lazy(() => import('./features/credit/frozen-with-pin.page.tsx')) },
  'review-app/incorrect-pin': { Page: lazy(() => import('./features/credit/incorrect-pin.page.tsx')) },
  'review-app/no-credit': { Page: lazy(() => import('./features/credit/no-file.page.tsx')) },
  'error/credit': { Page: lazy(() => import('./features/credit/closed-file.page.tsx')) },
  'error/timeout': { Page: lazy(() => import('./features/credit/bureau-silent.page.tsx')) },
  'conditions/phone-number': {
    Page: lazy(() => import('./features/credit/callback-phone.page.tsx')),
    showsWaits: true,
  },

  'review-app/property': { Page: lazy(() => import('./features/property/no-match.page.tsx')) },
  'review-app/incorrect-ownership': {
    Page: lazy(() => import('./features/property/incorrect-ownership.page.tsx')),
  },

  'bpo/estimate-value': { Page: lazy(() => import('./features/valuation/estimate.page.tsx')) },
  'bpo/condition': { Page: lazy(() => import('./features/valuation/home-condition.page.tsx')) },
  'bpo/order-bpo': { Page: lazy(() => import('./features/valuation/order-opinion.page.tsx')) },

  'start/contact': { Page: lazy(() => import('./features/applications/contact.page.tsx')) },
  'start/hmda': { Page: lazy(() => import('./features/hmda/hmda.page.tsx')) },
  'start/app-summary': { Page: lazy(() => import('./features/applications/app-summary.page.tsx')) },
  'income/review': { Page: lazy(() => import('./features/income/review.page.tsx')) },
  'income/link/{type}': { Page: lazy(() => import('./features/income/link.page.tsx')) },
  'income/pointserv-callback': { Page: lazy(() => import('./features/income/link.page.tsx')) },
  'income/upload/{type}': { Page: lazy(() => import('./features/income/upload.page.tsx')) },
  'income/employer-verification': {
    Page: lazy(() => import('./features/income/employer-verification.page.tsx')),
  },
  'bank/disburse': { Page: lazy(() => import('./features/bank/disburse.page.tsx')) },
  'bank/manual-disburse': { Page: lazy(() => import('./features/bank/manual-disburse.page.tsx')) },
  'bank/confirm': { Page: lazy(() => import('./features/bank/confirm.page.tsx')) },
  'bank/autopay': { Page: lazy(() => import('./features/bank/autopay.page.tsx')) },
  'signing/intro': { Page: lazy(() => import('./features/signing/intro.page.tsx')) },
  'signing/sign': { Page: lazy(() => import('./features/signing/sign.page.tsx')) },
  'signing/support': { Page: lazy(() => import('./features/signing/support.page.tsx')) },
  'start/co-borrowers': {
    Page: lazy(() => import('./features/co-borrowers/co-borrowers.page.tsx')),
    showsWaits: true,
  },
  'signing/additional': {
    Page: lazy(() => import('./features/signing/additional.page.tsx')),
    showsWaits: true,
  },
  'notary/intro': { Page: lazy(() => import('./features/notary/intro.page.tsx')) },
  'notary/session': { Page: lazy(() => import('./features/notary/session.page.tsx')) },
  'notary/error': { Page: lazy(() => import('./features/notary/error.page.tsx')) },
  'notary/schedule-manual': { Page: lazy(() => import('./features/notary/schedule-manual.page.tsx')) },
  'notary/reserve-manual': { Page: lazy(() => import('./features/notary/reserve-manual.page.tsx')) },
  'insurance/upload': { Page: lazy(() => import('./features/insurance/upload.page.tsx')) },
  'insurance/requirements': { Page: lazy(() => import('./features/insurance/requirements.page.tsx')) },
  complete: { Page: lazy(() => import('./features/funding/complete.page.tsx')), showsWaits: true },
  identity: { Page: lazy(() => import('./features/identity/identity.page.tsx')) },
  'document/disclosures': { Page: lazy(() => import('./features/disclosures/disclosures.page.tsx')) },

  conditions: { Page: lazy(() => import('./features/conditions/conditions.page.tsx')), showsWaits: true },
  'conditions/upload-document': {
    Page: lazy(() => import('./features/conditions/upload-document.page.tsx')),
    showsWaits: true,
  },

  'review-app/uw': { Page: lazy(() => import('./features/conditions/review.page.tsx')), showsWaits: true },
  'review-app/delinquency': {
    Page: lazy(() => import('./features/conditions/review.page.tsx')),
    showsWaits: true,
  },
  'bpo/waiting': { Page: lazy(() => import('./features/conditions/review.page.tsx')), showsWaits: true },
  'bpo/hold': { Page: lazy(() => import('./features/conditions/review.page.tsx')), showsWaits: true },

  'error/decline': { Page: lazy(() => import('./features/adverse-action/decline.page.tsx')) },
  'error/income': { Page: lazy(() => import('./features/income/income-error.page.tsx')) },
  'error/flood-cert': { Page: lazy(() => import('./features/title/flood-late.page.tsx')), showsWaits: true },
  'payoff/hold': { Page: lazy(() => import('./features/title/payoff-hold.page.tsx')), showsWaits: true },
  'review-app/datatree': {
    Page: lazy(() => import('./features/applications/long-review.page.tsx')),
    showsWaits: true,
  },
  'review-app/signdocs': {
    Page: lazy(() => import('./features/signing/documents-review.page.tsx')),
    showsWaits: true,
  },
};
