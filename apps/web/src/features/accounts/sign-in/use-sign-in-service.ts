import { organisation } from '@homeline/client/organisation.ts';
import {
  isLeftToFlag,
  SIGN_IN_FLAGS,
  type SignInService,
  signInService,
  type UserType,
} from '@homeline/domain/organisations/sign-in.ts';
import { useEffect, useState } from 'react';
import { decide } from '../../flags/decide.ts';

/** The longest that a person who signs in waits for an experiment. */
const LONGEST_WAIT_MS = 1000;

/** Returns which service the sign-in page offers first; undefined for a moment, until the experiment has decided. */
export function useSignInService(userType: UserType): SignInService | undefined {
  const { issuerName, ...rules } = organisation.orgMetaData.signIn;
  const flag = SIGN_IN_FLAGS[userType];
  const isExperiment = isLeftToFlag(rules.mode, issuerName !== undefined);
  const [decided, setDecided] = useState<{ readonly value: unknown }>();
  useEffect(() => {
    if (!isExperiment) return undefined;
    const left = new AbortController();
    const signal = AbortSignal.any([left.signal, AbortSignal.timeout(LONGEST_WAIT_MS)]);
    decide([flag], { signal })
      .then((decisions) => decisions.get(flag)?.variables['value'])
      .catch(() => undefined)
      .then((value) => {
        if (!left.signal.aborted) setDecided({ value });
      });
    return () => left.abort();
  }, [isExperiment, flag]);
  return isExperiment && !decided ? undefined : signInService(rules, userType, decided?.value);
}
