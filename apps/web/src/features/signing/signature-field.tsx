import { SHEET, type Stroke, svgPath, thinned } from '@homeline/domain/signing/drawn-signature.ts';
import { Button } from '@homeline/ui/button.tsx';
import { FieldGroup, type FieldProps } from '@homeline/ui/fields/field.tsx';
import { type PointerEvent, useState } from 'react';
import { signingCopy } from './copy.ts';

const copy = signingCopy.drawing;

/** What is written under the line: a signature, or initials. */
type Line = { readonly line: string };

/** Shows a typed name as a signature on its line. Screen readers have the field in which it was typed. */
export function SignatureLine({ name, line }: Line & { readonly name: string | undefined }) {
  return (
    <div className="signature" aria-hidden="true">
      <span className="signature-name">{name ?? ' '}</span>
      <span className="signature-line">{line}</span>
    </div>
  );
}

type Props = FieldProps<number[][]> &
  Line & {
    /** The letters beside which it's drawn, if any. */
    readonly typed?: string | undefined;
  };

/** Takes what is drawn by finger, pen or mouse: a signature, or initials beside their letters. */
export function SignatureField({ typed, line, ...field }: Props) {
  const [open, draw] = useState<Stroke>();
  const strokes = field.value ?? [];

  function pointAt({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Stroke {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return [((clientX - left) * SHEET.width) / width, ((clientY - top) * SHEET.height) / height];
  }

  function start(event: PointerEvent<SVGSVGElement>): void {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    draw(pointAt(event));
  }

  function end(): void {
    if (!open) return;
    draw(undefined);
    field.onChange([...strokes, [...thinned(open)]]);
  }

  const keep = (left: number[][]) => field.onChange(left.length > 0 ? left : undefined);
  return (
    <FieldGroup {...field}>
      <div className="signature">
        {typed && (
          <span className="signature-name" aria-hidden="true">
            {typed}
          </span>
        )}
        <svg
          className="signature-sheet"
          viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
          role="img"
          aria-label={copy.drawn(strokes.length)}
          onPointerDown={start}
          onPointerMove={(event) => open && draw([...open, ...pointAt(event)])}
          onPointerUp={end}
          onPointerCancel={end}
        >
          <path d={svgPath(open ? [...strokes, open] : strokes)} />
        </svg>
        <span className="signature-line" aria-hidden="true">
          {line}
        </span>
      </div>
      {strokes.length > 0 && (
        <div className="signature-tools">
          <Button kind="quiet" onClick={() => keep(strokes.slice(0, -1))}>
            {copy.undo}
          </Button>
          <Button kind="quiet" onClick={() => keep([])}>
            {copy.clear}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}
