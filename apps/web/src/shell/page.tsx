import { organisation } from '@homeline/client/organisation.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { type AlertItem, Alerts } from '@homeline/ui/feedback/alert.tsx';
import { Question } from '@homeline/ui/page/question.tsx';
import { type ComponentProps, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useBack } from '../features/applications/use-back.ts';
import { shellCopy } from './copy.ts';
import { markScreenShown } from './screen-loading.ts';

type PageProps = Omit<ComponentProps<typeof Question>, 'alerts' | 'heading'> & {
  readonly heading: string;
  readonly alerts?: readonly AlertItem[];
  /** The error summary of the form, shown among the alerts. */
  readonly summary?: React.ReactNode;
  /** Whether the page shows Back among its own actions. */
  readonly hasOwnBack?: boolean;
};

let arrivals = 0;

/** A page of the product. It focuses its heading on arrival, names the tab and shows alerts. */
export function Page({
  heading,
  alerts = [],
  summary,
  hasOwnBack = false,
  children,
  ...question
}: PageProps) {
  const back = useBack();
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
      <Question {...question} heading={heading} alerts={<Alerts items={alerts} summary={summary} />}>
        {children}
        {back && !hasOwnBack && (
          <p>
            <Link className={buttonClass('quiet')} to={back}>
              {shellCopy.page.back}
            </Link>
          </p>
        )}
      </Question>
    </div>
  );
}
