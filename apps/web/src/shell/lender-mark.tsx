import { organisation } from '@homeline/client/organisation.ts';
import { organisationFilePath } from '@homeline/domain/organisations/organisation-info.ts';

const MARKS: Readonly<Record<string, string>> = {
  EHL: 'Equal Housing Lender',
  EOL: 'Equal Opportunity Lender',
};

/** Shows the mark a lender must display: Equal Housing Lender, Equal Housing Opportunity, or its own image. */
export function LenderMark({ image }: { image: string }) {
  const words = MARKS[image];
  if (!words)
    return <img src={organisationFilePath(organisation.orgCode, image)} alt="" width="40" height="40" />;
  return (
    <svg viewBox="0 0 44 44" width="40" height="40" fill="none" role="img" aria-label={words}>
      <title>{words}</title>
      <path
        d="M22 4 4 14.5V20h4v20h28V20h4v-5.5L22 4Z"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M15 22h14M15 30h14" stroke="currentColor" strokeWidth="4" />
    </svg>
  );
}
