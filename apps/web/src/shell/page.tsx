import { organisation } from '@homeline/client/organisation.ts';
import { type AlertItem, Alerts } from '@homeline/ui/feedback/alert.tsx';
import { Question } from '@homeline/ui/page/question.tsx';
import { type ComponentProps, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useBack } from '../features/applications/use-back.ts';
import { shellCopy } from './copy.ts';
import { markScreenShown } from './screen-loading.ts';

type PageProps = Omit<ComponentProps<typeof Question>, 'alerts' | 'back' | 'heading'> & {
  readonly heading: string;
  readonly alerts?: readonly AlertItem[];
  /** The error summary of the form, shown among the alerts. */
  readonly summary?: React.ReactNode;
  /** Where Back leads or what it does; by default on an application's page, to the previous page. */
  readonly back?: string | (() => void) | undefined;
  /** Whether the page's own actions lead back. */
  readonly hasOwnBack?: boolean;
};

let arrivals = 0;

/** A page of the product. It focuses its heading on arrival, names the tab and shows alerts. */
export function Page({ heading, alerts = [], summary, back, hasOwnBack = false, ...question }: PageProps) {
  const onTheWay = useBack();
  const before = back ?? (hasOwnBack ? undefined : onTheWay);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    document.title = `${heading} · ${organisation.orgBrand.name}`;
    arrivals += 1;
    markScreenShown();
    // Screen readers announce the first page by themselves.
    if (arrivals === 1) return;
    window.scrollTo(0, 0);
    page.current?.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
  }, [heading]);
  return (
    <div ref={page}>
      <Question
        {...question}
        heading={heading}
        back={before && <Back to={before} />}
        alerts={<Alerts items={alerts} summary={summary} />}
      />
    </div>
  );
}

/** The way back, which keeps what was typed. */
function Back({ to }: { readonly to: string | (() => void) }) {
  const words = (
    <>
      <svg viewBox="0 0 16 16" width="16" height="16" fill="none" aria-hidden="true">
        <path d="m10 3-5 5 5 5" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      {shellCopy.page.back}
    </>
  );
  return typeof to === 'string' ? (
    <Link to={to}>{words}</Link>
  ) : (
    <button type="button" onClick={to}>
      {words}
    </button>
  );
}
