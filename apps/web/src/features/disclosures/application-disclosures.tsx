import type { ApplicationDisclosure } from '@homeline/domain/documents/application-disclosures.ts';
import { BASE } from '../../session/end-of-session.ts';

const LINKS: readonly { readonly disclosure: ApplicationDisclosure; readonly text: string }[] = [
  { disclosure: 'important-terms', text: 'the important terms of our lines' },
  { disclosure: 'brochure', text: 'what you should know about home equity lines of credit' },
];

type ApplicationDisclosuresProps = {
  /** Told which one the applicant opened. */
  readonly onOpen?: (disclosure: ApplicationDisclosure) => void;
};

/** Offers the disclosures that go with an application form (12 CFR 1026.40(b)), as pages that open in a new tab. */
export function ApplicationDisclosures({ onOpen }: ApplicationDisclosuresProps) {
  return (
    <p className="fine-print">
      Before you apply, read{' '}
      {LINKS.map(({ disclosure, text }, index) => (
        <span key={disclosure}>
          {index > 0 && ' and '}
          <a
            href={`${BASE}/disclosures/${disclosure}`}
            target="_blank"
            rel="noopener"
            onClick={() => onOpen?.(disclosure)}
          >
            {text}
            <span className="hidden-visually"> (opens in a new tab)</span>
          </a>
        </span>
      ))}
      .
    </p>
  );
}
