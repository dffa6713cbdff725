import { useForm } from '@homeline/client/form/use-form.ts';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import type { ReactNode } from 'react';
import * as z from 'zod';
import { FormPage } from '../../form/form-page.tsx';

const NOTHING = z.object({});

type ConfirmPageProps = {
  readonly heading: string;
  readonly why?: ReactNode;
  /** Where Back leads or what it does; by default to the previous page. */
  readonly back?: string | (() => void) | undefined;
  readonly alerts?: readonly AlertItem[];
  /** The button's label. */
  readonly action: string;
  readonly act: () => Promise<unknown>;
  /** Returns this page's alert for a failed action. */
  readonly explain?: (error: unknown) => AlertItem | undefined;
  /** Shown beside the primary button. */
  readonly also?: ReactNode;
  readonly children?: ReactNode;
};

/** A page without fields and with one action, which runs once however often the button is pressed. */
export function ConfirmPage({ act, explain, children, ...page }: ConfirmPageProps) {
  const form = useForm({ schema: NOTHING, values: {}, send: act, ...(explain && { explain }) });
  return (
    <FormPage form={form} {...page}>
      {children}
    </FormPage>
  );
}
