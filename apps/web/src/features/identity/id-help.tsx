import { QrCode } from '@homeline/ui/qr-code.tsx';
import { Phone } from '../../shell/phone.tsx';
import { identityCopy } from './copy.ts';
import './id-help.css';

const { onPhone, noneOfThese } = identityCopy;

/** How to show an ID with a phone's camera, and what to do without any of these IDs. */
export function IdHelp() {
  // The link signs nobody in, so that a photo of the screen opens nothing.
  const page = `${window.location.origin}${window.location.pathname}`;
  return (
    <div className="id-help">
      <details className="id-on-phone">
        <summary>{onPhone.summary}</summary>
        <p>{onPhone.how}</p>
        <QrCode text={page} label={onPhone.code} />
      </details>
      <details>
        <summary>{noneOfThese.summary}</summary>
        <p>{noneOfThese.why}</p>
        <p>
          {noneOfThese.ask} <Phone />.
        </p>
      </details>
    </div>
  );
}
