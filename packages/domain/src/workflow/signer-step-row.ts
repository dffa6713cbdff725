import type { Facts } from '../facts/facts.ts';
import type { Signer } from '../facts/signers.selectors.ts';
import type { SignerPage } from './signer-step-names.ts';
import type { Owner, SignerTaskName } from './step.ts';
import type { NamedStep } from './steps.ts';

/** What a signer's step derives from: the application's facts, the signer, and the application's own step. */
export type SignerView = { readonly facts: Facts; readonly signer: Signer; readonly main: NamedStep };

type SignerPredicate = (view: SignerView) => boolean;

export type SignerStepRow = {
  readonly kind: 'SIGNER_ACTION' | 'WAITING' | 'ERROR' | 'TERMINAL';
  /** Relative to `heloc-signer/`. */
  readonly page: SignerPage;
  readonly applies?: SignerPredicate;
  readonly done: SignerPredicate;
  /** Who ends a wait, and how long it usually takes. */
  readonly owner?: Owner;
  readonly usual?: string;
  readonly task?: (view: SignerView) => SignerTaskName | undefined;
};
