import { Uuid } from '@homeline/domain/facts/fact.ts';
import * as z from 'zod';

/** The parameters of every call about one application. */
export const ApplicationParams = z.object({ uuid: Uuid });

/** Base path of a borrower's changes to an application. */
export const BORROWER_PATH = '/service-application/borrower/secure/api/v1/application/heloc/{uuid}';
