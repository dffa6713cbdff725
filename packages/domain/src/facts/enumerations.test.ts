// Proves EN-01, EN-07, EN-09, EN-10, EN-11, EN-13, EN-14, EN-15, EN-16, EN-17, EN-19, EN-20.

import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { BrokerIdentity, LegacyIdentity } from '../accounts/identity.ts';
import { Bypass, SectionProgress } from '../application/section-progress.ts';
import { LoanOriginatorInfo } from '../brokers/loan-originator.ts';
import { AgentChatSession, AgentSkill, ChatSenderType } from '../chat/chat-session.ts';
import { ChatbotHistoryItem, ChatbotSession } from '../chatbot/chatbot-session.ts';
import { DocumentType } from '../documents/catalogue.ts';
import { CeoFeedback, FeedbackTopic } from '../feedback/ceo-feedback.ts';
import { Maintenance } from '../flags/maintenance.ts';
import { ID_TYPES } from '../identity/id-types.ts';
import { Notification } from '../notifications/notification.ts';
import { TelemetrySessionKey } from '../telemetry/session-key.ts';
import { WalletProfile } from '../wallet/wallet-profile.ts';
import { EmploymentType, PartnerCode } from './applicant.ts';
import { ConsentType } from './application.facts.ts';
import { PayType } from './bank.facts.ts';
import { ConditionCategory } from './conditions.facts.ts';
import { Decision, SubDecision } from './decisions.ts';
import { Verification } from './identity.facts.ts';
import { IncomeSource } from './income.facts.ts';
import { RateType } from './offers.facts.ts';
import { PropertyCondition } from './property.facts.ts';
import { TitleStatus } from './status-flags.ts';
import { BpoStatus } from './valuation.facts.ts';

const values = (list: string) => list.split(', ').toSorted();

describe('each enumeration has exactly the specified values', () => {
  const cases: readonly [string, { options: readonly string[] }, string][] = [
    [
      'condition categories',
      ConditionCategory,
      'BANK_ACCOUNT_FRAUD_REVIEW, FALSE_OWNERSHIP_TYPE_REVIEW, GENERIC_DOCUMENT_REQUEST, HARD_CREDIT_INQUIRY_REVIEW, HELOC_MANUAL_PAYSTUB_UPLOAD, ID_VERIFICATION_FAILURE, IDENTITY_DOCUMENT_FRAUD_REVIEW, MISSING_PHONE_NUMBER, PROPERTY_LEGAL_DESCRIPTION, PROPERTY_OWNERSHIP_FRAUD_REVIEW, REVIEW_TRUST_REQUIREMENTS',
    ],
    [
      'employment',
      EmploymentType,
      'FULL_TIME, PART_TIME, SELF_EMPLOYED, RETIRED, UNEMPLOYED, SEPARATE_MAINTENANCE_PAYMENTS',
    ],
    ['payment', PayType, 'AUTOPAY, MANUAL'],
    ['consents', ConsentType, 'SOFT_CREDIT, HARD_CREDIT'],
    ['bypass', Bypass, 'WAITING, BYPASS, NO_BYPASS'],
    ['rate type', RateType, 'UNKNOWN, FIXED, FLOATING'],
    ['verification', Verification, 'VERIFIED, FAILED_VERIFICATION, PENDING_REVIEW'],
    ['section progress', SectionProgress, 'INITIAL, IN_PROGRESS, COMPLETE'],
    ['BPO', BpoStatus, 'BPO_NOT_REQUIRED, BPO_REQUIRED, UNKNOWN_BPO_STATUS, BPO_PROCESSING, BPO_COMPLETE'],
    [
      'property condition',
      PropertyCondition,
      'UNKNOWN_CONDITION, NOT_AVAILABLE, POOR, FAIR, AVERAGE, GOOD, EXCELLENT',
    ],
    [
      'title',
      TitleStatus,
      'TITLE_REQUIRED, TITLE_NOT_REQUIRED, PREQUAL_TITLE_PROCESSING, PREQUAL_TITLE_COMPLETE, FINAL_TITLE_PROCESSING, FINAL_TITLE_COMPLETE, UNKNOWN_TITLE_STATUS',
    ],
    [
      'decision',
      Decision,
      'APPROVED, ASSET_DEPLETION, DECLINE, ERROR, FINAL, INELIGIBLE, INITIAL, REVIEW, SELECT, UNKNOWN',
    ],
    [
      'sub-decision',
      SubDecision,
      'BPO_PENDING, CREDIT_FROZEN, FINAL_OFFER, UNKNOWN_SUBDECISION, UNVERIFIED_DTI_LIMITED, UNVERIFIED_OFFER, UNVERIFIED_ONBOARDING_COMPLETE, VERIFIED_DTI_LIMITED, VERIFIED_INCOME_MATCHED_OFFER, VERIFIED_OFFER, VERIFIED_RESERVE_LIMITED',
    ],
    [
      'income sources',
      IncomeSource,
      'EMPINFO, MANUAL_PAYSTUB, OTHER, PLAID_TRANSACTIONS, POINTSERV_1099_MISC, POINTSERV_PAYROLL, POINTSERV_TAX, TRUV_FINANCIAL_ACCOUNTS, TRUV_PAYROLL, UNKNOWN',
    ],
    [
      'partner codes',
      PartnerCode,
      'ALL_IN, AUTOPAY, CREDIT_UNION, DEPARTMENT_OF_COMMERCE_CU, QUORUM, TEACHERS_FEDERAL_CU, VALLEY_STRONG_FFA, VALLEY_STRONG_NON_FFA',
    ],
    ['feedback topics', FeedbackTopic, 'IMPROVE, COMPLIMENT'],
    ['agent skills', AgentSkill, 'FHEL, White Label, CLOC_HELOC'],
    ['chat sender', ChatSenderType, 'APPLICANT'],
  ];
  it.each(cases)('%s', (_, { options }, list) => {
    expect(options.toSorted()).toEqual(values(list));
  });

  it('includes the eighteen document types of the specification', () => {
    const named = values(
      'ADDITIONAL_MORTGAGE_DISCLOSURES, APPLICATION_SUMMARY, BANK_STATEMENT, CERTIFICATE_OF_TRUST, DRIVERSLICENSEFRONT, DRIVERSLICENSEBACK, IDCARDFRONT, PASSPORTFRONT, PERMANENTRESIDENTFRONT, PROOFOFFLOODINSURANCE, PROOFOFHAZARDINSURANCE, PROPERTY_DESCRIPTION_SOURCE, RIGHTNOTTOCLOSE, STATEMENTOFLOAN, TRUSTAGREEMENT, USER_UPLOADED_PAYSTUB, CANCELLATION_PROOF, SUPPORT',
    );
    expect(named.filter((type) => !(DocumentType.options as readonly string[]).includes(type))).toEqual([]);
    expect(DocumentType.options).toHaveLength(51);
  });

  it('gives each identity document its specified display name', () => {
    expect(Object.values(ID_TYPES).toSorted()).toEqual(
      values("US Driver's License, US Passport, US State ID Card, US Permanent Resident Card"),
    );
  });
});

describe('each entity has exactly its specified fields', () => {
  const cases: readonly [string, z.ZodObject, string][] = [
    ['loan originator info', LoanOriginatorInfo, 'userInfo, originatorDisplayInfo, logo'],
    [
      'loan originator display',
      LoanOriginatorInfo.shape.originatorDisplayInfo,
      'originatorName, brokerName, avatarUri, email, phoneNumber, nmls',
    ],
    ['notification', Notification, 'uuid, title, description, created, status, walletAddress, ctas'],
    ['wallet profile', WalletProfile, 'account, authorizedWallet'],
    ['maintenance', Maintenance, 'routes, message, pageTitle, shouldShowDashboardLink'],
    ['telemetry session key', TelemetrySessionKey, 'uuid, epoch, trackerUuid'],
    [
      'agent chat session',
      AgentChatSession,
      'friendlyName, emailAddress, initialMessage, omniProxyChannelId, token, conversationSid, expiration, nice, stream, talkjs',
    ],
    [
      'chatbot session',
      ChatbotSession,
      'friendlyName, emailAddress, loginTimestamp, expiration, conversationId',
    ],
    [
      'chatbot history item',
      ChatbotHistoryItem,
      'questionId, questionStr, responseStr, createdDt, conversationId',
    ],
    [
      'broker identity',
      BrokerIdentity,
      'identityUuid, organizationCode, userType, email, updatedAt, isManageable, activeLegacyCustomerOrgs, wallet',
    ],
    [
      'legacy identity',
      LegacyIdentity,
      'uuid, organizationCode, profileType, updatedDate, passwordExpired, twoFactorEnabled, totpVerified, aliases',
    ],
    [
      'feedback to the chief executive',
      CeoFeedback,
      'applicationUuid, message, topic, marketingConsent, pathname, productType',
    ],
  ];
  it.each(cases)('%s', (_, schema, fields) => {
    expect(Object.keys(schema.shape).toSorted()).toEqual(values(fields));
  });
});
