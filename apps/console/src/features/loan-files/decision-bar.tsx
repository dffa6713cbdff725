import type { LoanFile, OfferedDecision } from '@homeline/contract/loan-files/get-loan-file.ts';
import { Button } from '@homeline/ui/button.tsx';
import { useEffect } from 'react';
import { AltKey } from '../../shell/alt-key.tsx';
import { fileCopy } from './copy.ts';
import { reasonAgainst } from './use-loan-file.ts';

const copy = fileCopy.review;

type DecisionBarProps = {
  readonly file: LoanFile;
  /** The decision whose form was left, which gets the focus back. */
  readonly left: string | undefined;
  readonly onChoose: (decision: OfferedDecision) => void;
};

/** Shows the possible decisions, always in view until one is chosen. Alt and a key open each; a key alone could be hit by mistake (WCAG 2.1.4). */
export function DecisionBar({ file, left, onChoose }: DecisionBarProps) {
  const { decisions } = file;
  const disabledReason = reasonAgainst(file, 'DECIDE_REVIEW');
  const isAllowed = disabledReason === undefined;
  useEffect(() => {
    if (!isAllowed) return undefined;
    const press = (event: KeyboardEvent) => {
      // On some keyboards Alt and a digit type a character.
      const types = event.ctrlKey || event.metaKey || event.getModifierState('AltGraph') || isTyping(event);
      const index = Number(event.code.replace('Digit', '')) - 1;
      const decision = event.altKey && !types ? decisions[index] : undefined;
      if (!decision) return;
      event.preventDefault();
      onChoose(decision);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  if (decisions.length === 0) return null;
  if (!isAllowed) return <p className="decision-bar fine-print">{disabledReason}</p>;
  return (
    <section className="decision-bar" aria-label={copy.heading}>
      {decisions.map((decision, index) => (
        <span key={decision.decision} className="tagged">
          <Button
            ref={decision.decision === left ? focus : undefined}
            kind={decision.isAdverse ? 'danger' : index === 0 && !decision.caution ? 'primary' : 'secondary'}
            aria-keyshortcuts={`Alt+${index + 1}`}
            title={decision.effect}
            onClick={() => onChoose(decision)}
          >
            {decision.title}
            <AltKey letter={String(index + 1)} />
          </Button>
          {decision.takesTwo && <span className="tag tag-caution">{copy.takesTwo}</span>}
        </span>
      ))}
    </section>
  );
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches('input, textarea, select');
}

/** Restores focus to the button that opened the form, for people who work by keyboard. */
function focus(button: HTMLButtonElement | null): void {
  button?.focus();
}
