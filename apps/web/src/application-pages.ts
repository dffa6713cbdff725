import type { PagePath } from '@homeline/domain/workflow/page-path.ts';
import { type ComponentType, lazy } from 'react';

/** A page of one application. */
export type ApplicationPage = {
  readonly Page: ComponentType;
  /** Loads the page's script, before its step is known to be due. */
  readonly preload: () => void;
  /** Shows the waits and reviews of its step itself; for any other page the wait page shows instead. */
  readonly showsWaits: boolean;
};

const SCRIPTS = import.meta.glob<{ readonly default: ComponentType }>([
  './features/*/*.page.tsx',
  '!./features/{accounts,brokers,chat,organisations,signers,wallet}/*.page.tsx',
  '!./features/applications/{wait,timeout,apply-again,dashboard}.page.tsx',
]);

/**
 * The pages whose file isn't `features/<path>.page.tsx`: a published path that is named differently from what its page shows, or a
 * page with several paths.
 */
const NAMED_DIFFERENTLY: Readonly<Partial<Record<PagePath, string>>> = {
  'answers/{stage}': 'applications/answers',
  'start/profile': 'applications/profile',
  'start/income': 'income/stated',
  'start/contact': 'applications/contact',
  'start/app-summary': 'applications/app-summary',
  'start/hmda': 'hmda/hmda',
  'start/co-borrowers': 'co-borrowers/co-borrowers',

  'product/select': 'offers/select',
  'product/assets': 'assets/assets',
  'product/prequal-winback': 'offers/prequal-winback',

  'credit/error': 'credit/frozen-with-pin',
  'review-app/incorrect-pin': 'credit/incorrect-pin',
  'review-app/no-credit': 'credit/no-file',
  'error/credit': 'credit/closed-file',
  'error/timeout': 'credit/bureau-silent',
  'conditions/phone-number': 'credit/callback-phone',

  'review-app/property': 'property/no-match',
  'review-app/incorrect-ownership': 'property/incorrect-ownership',
  'bpo/estimate-value': 'valuation/estimate',
  'bpo/condition': 'valuation/home-condition',
  'bpo/order-bpo': 'valuation/order-opinion',

  'income/link/{type}': 'income/link',
  'income/upload/{type}': 'income/upload',
  'income/pointserv-callback': 'income/link',
  'error/income': 'income/income-error',
  'document/disclosures': 'disclosures/disclosures',
  complete: 'funding/complete',

  'review-app/uw': 'conditions/review',
  'review-app/delinquency': 'conditions/review',
  'bpo/waiting': 'conditions/review',
  'bpo/hold': 'conditions/review',
  'review-app/datatree': 'applications/long-review',
  'review-app/signdocs': 'signing/documents-review',
  'error/decline': 'adverse-action/decline',
  'error/flood-cert': 'title/flood-late',
  'payoff/hold': 'title/payoff-hold',
};

const SHOWS_WAITS: readonly string[] = [
  'answers/{stage}',
  // Corrected after submission, even while the application waits.
  'start/hmda',
  'start/co-borrowers',
  'conditions/phone-number',
  'conditions',
  'conditions/upload-document',
  // A postponed policy, sent while the application waits.
  'insurance/upload',
  'insurance/requirements',
  'signing/additional',
  'complete',
  'error/flood-cert',
  'payoff/hold',
  'review-app/uw',
  'review-app/delinquency',
  'review-app/datatree',
  'review-app/signdocs',
  'bpo/waiting',
  'bpo/hold',
] satisfies PagePath[];

/** The page of every path: that of `features/bank/confirm.page.tsx` is `bank/confirm`, that of `liens/liens.page.tsx` is `liens`. */
const FILES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(SCRIPTS).map((file) => [pathOf(file), file])),
  ...Object.fromEntries(
    Object.entries(NAMED_DIFFERENTLY).map(([path, name]) => [path, `./features/${name}.page.tsx`]),
  ),
};

/** The page of every address of an application. The step gate decides which one shows. */
export const APPLICATION_PAGES: Readonly<Record<string, ApplicationPage>> = Object.fromEntries(
  Object.entries(FILES).flatMap(([path, file]) => {
    const load = SCRIPTS[file];
    if (!load) return [];
    // A script that fails to load fails again where the page is shown.
    const preload = () => void load().catch(() => undefined);
    return [[path, { Page: lazy(load), preload, showsWaits: SHOWS_WAITS.includes(path) }]];
  }),
);

function pathOf(file: string): string {
  const [, , folder = '', name = ''] = file.replace('.page.tsx', '').split('/');
  return folder === name ? folder : `${folder}/${name}`;
}
