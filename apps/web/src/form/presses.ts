/** Lets something wait until no button of the mouse and no finger is down. */
export type Presses = { readonly afterPress: (act: () => void) => void };

const RELEASES = ['mouseup', 'dragend', 'keydown'] as const;

/**
 * Leaving a field by pressing elsewhere must not move the page between press and release: the click would miss what was pressed. What
 * moves the page waits until the click has been dealt with.
 */
export function pressesOn(page: EventTarget): Presses {
  let isDown = false;
  let waiting: (() => void)[] = [];
  const release = () => {
    isDown = false;
    const due = waiting;
    waiting = [];
    // The click follows its release at once, before anything that is set for later.
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
