import type { ApplicationDisclosure } from '@homeline/domain/documents/application-disclosures.ts';
import { BASE } from '../../session/end-of-session.ts';
import { disclosureLinksCopy as copy } from './link-copy.ts';

type ApplicationDisclosuresProps = {
  /** Told which one the applicant opened. */
  readonly onOpen?: (disclosure: ApplicationDisclosure) => void;
};

/** Offers the disclosures that go with an application form (12 CFR 1026.40(b)), as pages that open in a new tab. */
export function ApplicationDisclosures({ onOpen }: ApplicationDisclosuresProps) {
  return (
    <p className="fine-print">
      {copy.before}{' '}
      {copy.links.map(({ disclosure, text }, index) => (
        <span key={disclosure}>
          {index > 0 && copy.and}
          <a
            href={`${BASE}/disclosures/${disclosure}`}
            target="_blank"
            rel="noopener"
            onClick={() => onOpen?.(disclosure)}
          >
            {text}
            <span className="hidden-visually">{copy.newTab}</span>
          </a>
        </span>
      ))}
      .
    </p>
  );
}
