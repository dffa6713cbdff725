import { buttonClass } from '@homeline/ui/button.tsx';
import { Link } from 'react-router';
import { shellCopy } from './copy.ts';
import { Page } from './page.tsx';

const copy = shellCopy.notFound;

export default function NotFoundPage() {
  return (
    <Page heading={copy.heading}>
      <p>{copy.why}</p>
      <p>
        <Link className={buttonClass()} to="/">
          {copy.action}
        </Link>
      </p>
    </Page>
  );
}
