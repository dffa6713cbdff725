import type { signersCalls } from '@homeline/contract/signers/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { actAsSigner, confirmNonRescissionAsSigner, rescindAsSigner } from './act-as-signer.ts';
import { decideSigner } from './decide-signer.ts';
import { getCoDeedStatus } from './get-co-deed-status.ts';
import { getSignerStatus, listSignerApplications } from './get-signer-status.ts';
import { listFileSigners, listSigners, remindSigner } from './list-signers.ts';
import { resendInvitation } from './resend-invitation.ts';
import { saveSignerDetails } from './save-signer-details.ts';
import { sendSignerIdentity, uploadSignerDocument } from './send-signer-identity.ts';
import { signAsSigner } from './sign-as-signer.ts';
import { getSignerDocumentFile, getSignerDocumentHtml, listSignerDocuments } from './signer-documents.ts';
import { correctSignerEmail, saveSignerEmail } from './signer-email.ts';

export const signersHandlers = {
  listSigners,
  remindSigner,
  saveSignerEmail,
  getCoDeedStatus,
  acceptInvitation,
  resendInvitation,
  listSignerApplications,
  getSignerStatus,
  actAsSigner,
  saveSignerDetails,
  uploadSignerDocument,
  sendSignerIdentity,
  listSignerDocuments,
  getSignerDocumentHtml,
  getSignerDocumentFile,
  signAsSigner,
  rescindAsSigner,
  confirmNonRescissionAsSigner,
  listFileSigners,
  decideSigner,
  correctSignerEmail,
} satisfies HandlersOf<typeof signersCalls>;
