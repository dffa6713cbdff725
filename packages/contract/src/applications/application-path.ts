import { Uuid } from '@homeline/domain/facts/fact.ts';
import * as z from 'zod';

/** The parameters of every call about one application. */
export const ApplicationParams = z.object({ uuid: Uuid });

/** Where the borrower's mutations of an application live; the last part is the page that makes them. */
export const BORROWER_PATH = '/service-application/borrower/secure/api/v1/application/heloc/{uuid}';
