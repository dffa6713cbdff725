import { Uuid } from '@homeline/domain/facts/fact.ts';
import { ApplicationParams } from '../applications/application-path.ts';

/** Base path of an additional signer's calls about one application. */
export const SIGNER_PATH = '/service-application/signer/secure/api/v1/application/heloc/{uuid}';

export const SignerDocumentParams = ApplicationParams.extend({ document: Uuid });
