import type { ReactNode } from 'react';
import './frame.css';
import { uiCopy } from '../copy.ts';

type FrameProps = {
  readonly top: ReactNode;
  /** The loan originator's banner under the header. */
  readonly banner?: ReactNode;
  /** The borrower's progress: beside the page on a desktop screen, above it on a phone. */
  readonly progress?: ReactNode;
  /** What was chosen: beside the page on a desktop screen, below it on a phone. */
  readonly aside?: ReactNode;
  readonly foot: ReactNode;
  readonly children: ReactNode;
};

/** Lays out every page: bar, progress, content, aside and footer. */
export function Frame({ top, banner, progress, aside, foot, children }: FrameProps) {
  return (
    <div className="frame">
      <a className="frame-skip" href="#page">
        {uiCopy.skip}
      </a>
      <header className="frame-top">
        <div className="frame-bar">{top}</div>
        {banner}
      </header>
      <div className={`frame-body${progress ? ' with-progress' : ''}${aside ? ' with-aside' : ''}`}>
        {progress && <div className="frame-progress">{progress}</div>}
        <main id="page" className="frame-page" tabIndex={-1}>
          {children}
        </main>
        {aside && <aside className="frame-aside">{aside}</aside>}
      </div>
      <footer className="frame-foot">
        <div className="frame-foot-inner">{foot}</div>
      </footer>
    </div>
  );
}
