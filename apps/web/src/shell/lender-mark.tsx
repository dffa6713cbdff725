import { organisation } from '@homeline/client/organisation.ts';
import { organisationFilePath } from '@homeline/domain/organisations/organisation-info.ts';
import { shellCopy } from './copy.ts';

const WORDS: Readonly<Record<string, string>> = shellCopy.footer.marks;

const { footerImage, footerImageText = '' } = organisation.orgMetaData.footer;

/** Shows the mark a lender must display: Equal Housing Lender, Equal Opportunity Lender, or its own image. */
export function LenderMark() {
  const words = WORDS[footerImage];
  if (!words)
    return (
      <img
        className="foot-image"
        src={organisationFilePath(organisation.orgCode, footerImage)}
        alt={footerImageText}
      />
    );
  return (
    <span className="foot-mark">
      <svg viewBox="0 0 44 44" width="40" height="40" fill="none" aria-hidden="true">
        {footerImage === 'EHL' && (
          <path
            d="M22 4 4 14.5V20h4v20h28V20h4v-5.5L22 4Z"
            stroke="currentColor"
            strokeWidth="3"
            strokeLinejoin="round"
          />
        )}
        {footerImage === 'EOL' && <circle cx="22" cy="22" r="19" stroke="currentColor" strokeWidth="3" />}
        <path d="M14 19h16M14 27h16" stroke="currentColor" strokeWidth="4" />
      </svg>
      {words}
    </span>
  );
}
