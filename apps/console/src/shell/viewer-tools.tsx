import { Button, buttonClass } from '@homeline/ui/button.tsx';
import { shellCopy } from './copy.ts';
import { ViewerIcon, type ViewerTool } from './viewer-icon.tsx';

const copy = shellCopy.preview;

/** The keyboard shortcuts of the tools, while the viewer has the focus. */
const KEYS = {
  zoomIn: ['+', '='],
  zoomOut: ['-'],
  fit: ['0'],
  turn: ['r'],
  previous: ['PageUp', 'ArrowLeft'],
  next: ['PageDown', 'ArrowRight'],
} as const satisfies Partial<Record<ViewerTool, readonly string[]>>;
type Turning = keyof typeof KEYS;

/** Each tool's action; absent while disabled. */
export type Tools = Readonly<Record<Turning, (() => void) | undefined>>;

/** Returns a key's action; none with Ctrl, Alt or Cmd, which belong to the browser. */
export function toolOf(tools: Tools, event: React.KeyboardEvent): (() => void) | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const found = (Object.keys(KEYS) as Turning[]).find((tool) =>
    (KEYS[tool] as readonly string[]).includes(event.key),
  );
  return found && tools[found];
}

type ViewerToolsProps = {
  readonly tools: Tools;
  readonly zoom: number;
  readonly page: number;
  /** 0 for a picture. */
  readonly pages: number;
};

/** The tools of the viewer as pictures, each with its name. */
export function ViewerTools({ tools, zoom, page, pages }: ViewerToolsProps) {
  return (
    <div className="viewer-tools" role="toolbar" aria-label={copy.tools}>
      {pages > 0 && (
        <>
          <Tool tool="previous" act={tools.previous} />
          <span className="figures" role="status">
            {copy.page(page, pages)}
          </span>
          <Tool tool="next" act={tools.next} />
        </>
      )}
      <Tool tool="zoomOut" act={tools.zoomOut} />
      <span className="figures" role="status">
        {zoom * 100}%
      </span>
      <Tool tool="zoomIn" act={tools.zoomIn} />
      <Tool tool="fit" act={tools.fit} />
      <Tool tool="turn" act={tools.turn} />
    </div>
  );
}

function Tool({ tool, act }: { readonly tool: Turning; readonly act: (() => void) | undefined }) {
  return (
    <Button
      kind="quiet"
      aria-label={copy[tool]}
      title={copy[tool]}
      aria-keyshortcuts={KEYS[tool].join(' ')}
      disabled={!act}
      onClick={act}
    >
      <ViewerIcon tool={tool} />
    </Button>
  );
}

/** A link that saves the file under its title. */
export function DownloadLink({ url, title }: { readonly url: string; readonly title: string }) {
  return (
    <a
      className={buttonClass('quiet')}
      href={url}
      download={title}
      aria-label={copy.download}
      title={copy.download}
    >
      <ViewerIcon tool="download" />
    </a>
  );
}
