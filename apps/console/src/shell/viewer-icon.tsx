/** The strokes of each tool of the viewer, on a grid of 20. */
const STROKES = {
  zoomIn: 'M8.5 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM12.5 12.5 17 17M6 8.5h5M8.5 6v5',
  zoomOut: 'M8.5 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM12.5 12.5 17 17M6 8.5h5',
  fit: 'M2.5 4v12M17.5 4v12M5.5 10h9M8 7.5 5.5 10 8 12.5M12 7.5l2.5 2.5-2.5 2.5',
  turn: 'M16 10a6 6 0 1 1-2-4.5M14.5 2v4h-4',
  previous: 'M12.5 4.5 7 10l5.5 5.5',
  next: 'M7.5 4.5 13 10l-5.5 5.5',
  download: 'M10 3v9M6 8.5l4 4 4-4M3.5 16.5h13',
  close: 'M5 5l10 10M15 5 5 15',
} as const;

export type ViewerTool = keyof typeof STROKES;

/** The picture of a tool; its button has the name. */
export function ViewerIcon({ tool }: { readonly tool: ViewerTool }) {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" fill="none" aria-hidden="true">
      <path
        d={STROKES[tool]}
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
