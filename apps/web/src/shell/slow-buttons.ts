import { announce } from '@homeline/ui/feedback/live-region.tsx';
import { deferredCopy } from './deferred-copy.ts';

const SLOW_MS = 5000;

/** Has a busy button say after five seconds that its request takes long. In one place, so that the first page needn't load it. */
export function watchSlowButtons(): void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const check = () => {
    const busy = new Set(document.querySelectorAll('.button[aria-busy="true"]'));
    for (const [button, timer] of timers) {
      if (busy.has(button)) continue;
      clearTimeout(timer);
      timers.delete(button);
      button.removeAttribute('data-slow');
    }
    for (const button of busy) {
      if (!timers.has(button)) timers.set(button, setTimeout(sayThatSlow, SLOW_MS, button));
    }
  };
  new MutationObserver(check).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-busy'],
  });
  check();
}

function sayThatSlow(button: Element): void {
  button.setAttribute('data-slow', deferredCopy.slow);
  announce([deferredCopy.slow]);
}
