import { useSyncExternalStore } from 'react';
import './toasts.css';
import { uiCopy } from '../copy.ts';

const copy = uiCopy.toasts;

/** More toasts would cover the page. */
const MAX_VISIBLE = 5;
const VISIBLE_MS = 6000;

export type Toast = {
  readonly id: number;
  readonly text: string;
  readonly kind: 'DONE' | 'WARNING' | 'ERROR';
};

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a short message. A sixth message removes the oldest. */
export function showToast(text: string, kind: Toast['kind'] = 'DONE'): void {
  const toast = { id: ++lastId, text, kind };
  change([...toasts, toast].slice(-MAX_VISIBLE));
  setTimeout(() => dismissToast(toast.id), VISIBLE_MS);
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

export function visibleToasts(): readonly Toast[] {
  return toasts;
}

/** Renders the toasts. Use it once per page. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribe, visibleToasts);
  return (
    <ol className="toasts" aria-live="polite" aria-label={copy.label}>
      {shown.map(({ id, text, kind }) => (
        <li key={id} className={`toast toast-${kind.toLowerCase()}`}>
          <span>{text}</span>
          <button
            type="button"
            className="toast-close"
            aria-label={copy.dismiss}
            onClick={() => dismissToast(id)}
          >
            <svg viewBox="0 0 16 16" width="14" height="14" fill="none" aria-hidden="true">
              <path d="m4 4 8 8m0-8-8 8" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
            </svg>
          </button>
        </li>
      ))}
    </ol>
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
