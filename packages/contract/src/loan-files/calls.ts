import type { Call } from '../call.ts';
import { fileDocument, getFilePapers, receiveDocument, splitDocument } from './file-document.ts';
import { getLoanFile } from './get-loan-file.ts';
import { getLoanFileFacts } from './get-loan-file-facts.ts';
import { getShownTerms } from './get-shown-terms.ts';
import { getTimeline } from './get-timeline.ts';
import { listDocumentTypes } from './list-document-types.ts';
import { getLoanFileDocument, listLoanFileDocuments } from './loan-file-documents.ts';
import { addNote, markTextRead, writeToBorrower } from './notes.ts';
import { recordMailing } from './record-mailing.ts';
import { finishReminder, listReminders } from './reminders.ts';
import { resetBorrowerSecondFactor } from './reset-borrower-second-factor.ts';
import { settleReturnedMessage } from './returned-messages.ts';
import { revealFact } from './reveal-fact.ts';
import { verifyLoanFile } from './verify-loan-file.ts';
import { viewLoanFile } from './view-loan-file.ts';

export const loanFilesCalls = {
  getLoanFile,
  getLoanFileFacts,
  revealFact,
  getTimeline,
  getShownTerms,
  listLoanFileDocuments,
  getLoanFileDocument,
  listDocumentTypes,
  receiveDocument,
  fileDocument,
  splitDocument,
  getFilePapers,
  addNote,
  listReminders,
  finishReminder,
  markTextRead,
  writeToBorrower,
  settleReturnedMessage,
  recordMailing,
  resetBorrowerSecondFactor,
  verifyLoanFile,
  viewLoanFile,
} as const satisfies Record<string, Call>;
