import { organisation } from '@homeline/client/organisation.ts';
import { electronicRecords } from '@homeline/documents/summary/electronic-records.ts';
import { addressLines } from '@homeline/documents/wording.ts';
import { Alert } from '@homeline/ui/feedback/alert.tsx';
import { useEffect, useState } from 'react';
import { PROFILE } from './copy.ts';
import { forgetNewText, isTextNew } from './outdated-text.ts';
import './electronic-records.css';

/** Shows what a borrower must read before the consent to electronic records, in the words of the stored document. */
export function ElectronicRecords({ isOpen = true }: { readonly isOpen?: boolean }) {
  const { phoneFormatted, email, companyAddress } = organisation.orgMetaData.companyInfo;
  const [isNew] = useState(isTextNew);
  useEffect(forgetNewText, []);
  const parts = electronicRecords({ phone: phoneFormatted, email, address: addressLines(companyAddress) });
  return (
    <details className="electronic-records" open={isOpen || isNew}>
      <summary>{PROFILE.esignStatement}</summary>
      {isNew && <Alert kind="DECISION" tone="CAUTION" text={PROFILE.esignChanged} />}
      {parts.map(({ heading, points, text }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {points && (
            <ul className="plain-list">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          <p>{text}</p>
        </section>
      ))}
    </details>
  );
}
