import { organisation } from '@homeline/client/organisation.ts';
import { type ReactNode, useEffect } from 'react';

type PageProps = {
  readonly heading: string;
  /** Names the tab of the browser; the heading by default. */
  readonly title?: string;
  /** The page's actions, beside the heading. */
  readonly actions?: ReactNode;
  /** Below the heading, in one line. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
};

/** A page of the console: names the tab, and shows one heading above its content. */
export function Page({ heading, title = heading, actions, lead, children }: PageProps) {
  useTabTitle(title);
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <h1>{heading}</h1>
          {lead && <p className="page-lead">{lead}</p>}
        </div>
        {actions && <div className="page-actions">{actions}</div>}
      </div>
      {children}
    </div>
  );
}

/** Names the tab of the browser while a page is open. */
export function useTabTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${organisation.orgBrand.name}`;
  }, [title]);
}
