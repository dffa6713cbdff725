import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { buttonClass } from './button.tsx';
import './menu.css';

type MenuProps = {
  /** The accessible name of the button and of its menu. */
  readonly label: string;
  readonly icon: ReactNode;
  /** The edge of the button with which the menu lines up. */
  readonly align?: 'start' | 'end';
  /** Links and buttons with the attributes of `MENU_ITEM`. */
  readonly children: ReactNode;
};

/** Attributes that make a link or button a menu item. The menu, not Tab, moves the focus to it. */
export const MENU_ITEM = { role: 'menuitem', tabIndex: -1 } as const;

/** A button that opens a menu of links and actions. Source: WAI-ARIA Authoring Practices, menu button. */
export function Menu({ label, icon, align = 'end', children }: MenuProps) {
  const id = useId();
  const [isOpen, open] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const first = useRef(0);

  useEffect(() => {
    if (isOpen) itemsOf(list.current).at(first.current)?.focus();
  }, [isOpen]);

  function openAt(index: number): void {
    first.current = index;
    open(true);
  }

  function close(): void {
    button.current?.focus();
    open(false);
  }

  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) open(false);
  }

  function move(event: KeyboardEvent): void {
    if (event.key === 'Escape' || event.key === 'Tab') {
      close();
      return;
    }
    const found = itemFor(event.key, itemsOf(list.current));
    if (!found) return;
    event.preventDefault();
    found.focus();
  }

  return (
    <div className="menu">
      <button
        ref={button}
        type="button"
        className={`${buttonClass('quiet')} menu-open`}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        // Keep the focus in an open menu: leaving it would close the menu, and the click would open it again.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => (isOpen ? close() : openAt(0))}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          openAt(event.key === 'ArrowUp' ? -1 : 0);
        }}
      >
        {icon}
      </button>
      {isOpen && (
        <div
          ref={list}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={`menu-list menu-list-${align}`}
          onKeyDown={move}
          onBlur={closeWhenLeft}
          onClick={() => open(false)}
        >
          {children}
        </div>
      )}
    </div>
  );
}

function itemsOf(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
}

/** Returns the item to which a key moves the focus: the next, previous, first or last one, or the next that starts with a letter. */
function itemFor(key: string, items: readonly HTMLElement[]): HTMLElement | undefined {
  const at = items.findIndex((item) => item.matches(':focus'));
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(at - 1);
  if (key === 'Home') return items.at(0);
  if (key === 'End') return items.at(-1);
  const following = [...items.slice(at + 1), ...items.slice(0, at)];
  const isLetter = key.length === 1 && key !== ' ';
  return isLetter
    ? following.find(({ textContent }) => textContent.toLowerCase().startsWith(key.toLowerCase()))
    : undefined;
}
