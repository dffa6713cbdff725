import { suggestAddresses } from '@homeline/contract/property/suggest-addresses.ts';
import type { Address } from '@homeline/domain/facts/home.ts';
import { useRef, useState } from 'react';
import { send } from '../../session/client.ts';

const PAUSE_MS = 250;
const FEWEST_LETTERS = 4;

/**
 * Returns address suggestions for typed text. A lender without a provider of suggestions is asked once.
 * @returns `typed` learns of each change, and returns the address if the text is one of the lines
 */
export function useSuggestions() {
  const [addresses, suggest] = useState<readonly Address[] | undefined>([]);
  const pause = useRef(0);
  return {
    lines: addresses?.map(lineOf) ?? [],
    typed(text = ''): Address | undefined {
      clearTimeout(pause.current);
      const chosen = addresses?.find((address) => lineOf(address) === text);
      if (chosen || !addresses || text.trim().length < FEWEST_LETTERS) return chosen;
      pause.current = window.setTimeout(
        // Without an answer the address is typed to its end.
        () =>
          send(suggestAddresses, { body: { text } }).then(
            (found) => suggest(found.addresses),
            () => {},
          ),
        PAUSE_MS,
      );
      return undefined;
    },
  };
}

function lineOf({ street1, city, state, zip }: Address): string {
  return `${street1}, ${city}, ${state} ${zip}`;
}
