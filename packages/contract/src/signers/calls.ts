import type { Call } from '../call.ts';
import { getCoDeedStatus } from './co-deed-status.ts';
import { decideSigner, listFileSigners, remindFileSigner } from './decide-signer.ts';
import { acceptInvitation, resendInvitation } from './invitation.ts';
import { listSigners, remindSigner } from './list-signers.ts';
import { checkInvitation, renewInvitation } from './renew-invitation.ts';
import {
  actAsSigner,
  confirmNonRescissionAsSigner,
  rescindAsSigner,
  saveSignerDetails,
  sendSignerIdentity,
  showSignerRecordsAccess,
  signAsSigner,
  uploadSignerDocument,
  withdrawSignerRecordsConsent,
} from './signer-acts.ts';
import {
  getSignerDocumentFile,
  getSignerDocumentHtml,
  getSignerDocumentsArchive,
  listSignerDocuments,
} from './signer-documents.ts';
import { correctSignerEmail, saveSignerEmail } from './signer-email.ts';
import { getSignerStatus, listSignerApplications } from './signer-status.ts';

export const signersCalls = {
  listSigners,
  remindSigner,
  saveSignerEmail,
  getCoDeedStatus,
  acceptInvitation,
  resendInvitation,
  checkInvitation,
  renewInvitation,
  listSignerApplications,
  getSignerStatus,
  actAsSigner,
  saveSignerDetails,
  showSignerRecordsAccess,
  withdrawSignerRecordsConsent,
  uploadSignerDocument,
  sendSignerIdentity,
  listSignerDocuments,
  getSignerDocumentHtml,
  getSignerDocumentFile,
  getSignerDocumentsArchive,
  signAsSigner,
  rescindAsSigner,
  confirmNonRescissionAsSigner,
  listFileSigners,
  remindFileSigner,
  decideSigner,
  correctSignerEmail,
} as const satisfies Record<string, Call>;
