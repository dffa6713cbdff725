import { encode } from 'uqr';

const QUIET_ZONE = 4;

/** Draws a QR code as inline SVG, dark on white in every theme, so that cameras can read it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: QUIET_ZONE });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      width="224"
      height="224"
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dots.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
