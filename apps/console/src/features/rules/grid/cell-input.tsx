import { useEffect, useRef, useState } from 'react';
import { rulesCopy } from '../copy.ts';

type CellInputProps = {
  readonly start: string;
  /** Called with the text, or without one if the edit was canceled, and with the key that moves on; no key if the focus left the field. */
  readonly onKeep: (text: string | undefined, key?: string) => void;
};

const NEXT: Readonly<Record<string, string>> = { Enter: 'ArrowDown', Tab: 'ArrowRight' };

/** The field in which a cell is edited. Enter and Tab keep the text and move on; Escape cancels. */
export function CellInput({ start, onKeep }: CellInputProps) {
  const [text, setText] = useState(start);
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(start.length, start.length);
  }, [start.length]);
  const keep = (kept: string | undefined, key?: string) => {
    if (isDone.current) return;
    isDone.current = true;
    onKeep(kept, key);
  };
  return (
    <input
      ref={field}
      className="rule-grid-input"
      aria-label={rulesCopy.grid.cell}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => keep(text.trim())}
      onKeyDown={(event) => {
        event.stopPropagation();
        const next = NEXT[event.key];
        if (event.key !== 'Escape' && !next) return;
        event.preventDefault();
        if (!next) keep(undefined, event.key);
        else keep(text.trim(), event.shiftKey ? (BACK[next] ?? next) : next);
      }}
    />
  );
}

const BACK: Readonly<Record<string, string>> = { ArrowDown: 'ArrowUp', ArrowRight: 'ArrowLeft' };
