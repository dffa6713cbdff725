import type { ReactNode } from 'react';
import './frame.css';

type FrameProps = {
  readonly top: ReactNode;
  /** Beside the page on a desk screen, above it on a phone: where one is. */
  readonly progress?: ReactNode;
  /** Beside the page on a desk screen, below it on a phone: what was chosen. */
  readonly aside?: ReactNode;
  readonly foot: ReactNode;
  readonly children: ReactNode;
};

/** The frame of every page: bar, progress, the page, what stands beside it, foot. */
export function Frame({ top, progress, aside, foot, children }: FrameProps) {
  return (
    <div className="frame">
      <a className="frame-skip" href="#page">
        Skip to the page
      </a>
      <header className="frame-top">
        <div className="frame-bar">{top}</div>
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
