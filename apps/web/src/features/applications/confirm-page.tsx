import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import type { ReactNode } from 'react';
import * as z from 'zod';
import { FormPage } from '../../form/form-page.tsx';
import { useForm } from '../../form/use-form.ts';

const NOTHING = z.object({});

type ConfirmPageProps = {
  readonly heading: string;
  readonly why?: ReactNode;
  readonly alerts?: readonly AlertItem[];
  /** What the button says. */
  readonly action: string;
  readonly act: () => Promise<unknown>;
  /** Stands beside the primary button. */
  readonly also?: ReactNode;
  readonly children?: ReactNode;
};

/** A page without fields: what there is to know, and one thing to do. It is done once however often one presses. */
export function ConfirmPage({ act, children, ...page }: ConfirmPageProps) {
  const form = useForm({ schema: NOTHING, values: {}, send: act });
  return (
    <FormPage form={form} {...page}>
      {children}
    </FormPage>
  );
}
