import { Alert } from '@homeline/ui/feedback/alert.tsx';
import { Phone } from '../../shell/phone.tsx';
import { disclosuresCopy } from './copy.ts';

const { title, text } = disclosuresCopy.closing.refund;

/** Tells an applicant whose disclosed terms changed that every fee comes back if they don't go ahead (12 CFR 1026.40(g)). */
export function RefundRight() {
  return (
    <Alert
      kind="DECISION"
      title={title}
      text={
        <>
          {text} <Phone />.
        </>
      }
    />
  );
}
