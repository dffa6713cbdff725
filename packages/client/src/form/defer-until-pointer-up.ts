/** Runs actions at once, or after the pointer is released while it is down. */
export type PointerGate = { readonly afterPress: (act: () => void) => void };

const RELEASES = ['mouseup', 'dragend', 'keydown'] as const;

/**
 * Defers actions that move the page until the pointer is up. A page that moves between press and release would lose the click.
 */
export function deferUntilPointerUp(page: EventTarget): PointerGate {
  let isDown = false;
  let waiting: (() => void)[] = [];
  const release = () => {
    isDown = false;
    const due = waiting;
    waiting = [];
    // The click follows its release at once, before any timer.
    setTimeout(() => {
      for (const act of due) act();
    });
  };
  const press = () => {
    isDown = true;
  };
  page.addEventListener('mousedown', press, true);
  for (const event of RELEASES) page.addEventListener(event, release, true);
  return {
    afterPress: (act) => {
      if (isDown) waiting.push(act);
      else act();
    },
  };
}
