import type { SignerStatus } from '@homeline/contract/signers/signer-status.ts';
import { createContext, useContext } from 'react';

/** Where the tab keeps which of several applications the signer opened. */
export const CHOSEN_APPLICATION = 'signer-application';

/** The data that every page of an additional signer needs. */
export type SignerArea = {
  /** The application as the signer sees it. */
  readonly status: SignerStatus;
  /** Takes the status that an act answered. */
  readonly moveOn: (status: SignerStatus) => void;
  /** Reads the status again. */
  readonly refresh: () => Promise<unknown>;
};

export const SignerContext = createContext<SignerArea | undefined>(undefined);

/** Returns the signer's application; only inside the signer area. */
export function useSigner(): SignerArea {
  const area = useContext(SignerContext);
  if (!area) throw new Error('This page is outside the signer area.');
  return area;
}
