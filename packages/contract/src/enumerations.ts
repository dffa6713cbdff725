import { Bypass, SectionProgress } from '@homeline/domain/application/section-progress.ts';
import { AgentSkill, ChatSenderType } from '@homeline/domain/chat/chat-session.ts';
import { DocumentType } from '@homeline/domain/documents/catalogue.ts';
import { EmploymentType, PartnerCode } from '@homeline/domain/facts/applicant.ts';
import { PayType } from '@homeline/domain/facts/bank.facts.ts';
import { ConditionCategory } from '@homeline/domain/facts/conditions.facts.ts';
import { Decision, SubDecision } from '@homeline/domain/facts/decisions.ts';
import { Verification } from '@homeline/domain/facts/identity.facts.ts';
import { IncomeSource } from '@homeline/domain/facts/income.facts.ts';
import { RateType } from '@homeline/domain/facts/offers.facts.ts';
import { PropertyCondition } from '@homeline/domain/facts/property.facts.ts';
import { TitleStatus } from '@homeline/domain/facts/status-flags.ts';
import { BpoStatus } from '@homeline/domain/facts/valuation.facts.ts';
import { FeedbackTopic } from '@homeline/domain/feedback/ceo-feedback.ts';
import { ID_TYPES } from '@homeline/domain/identity/id-types.ts';
import * as z from 'zod';

/** Every enumeration of the specification but the steps, as the OpenAPI document names it. The browser pages don't load this list. */
export const ENUMERATIONS: Readonly<Record<string, z.ZodType>> = {
  ...{ AgentSkill, BpoStatus, Bypass, ChatSenderType, ConditionCategory, Decision, DocumentType },
  ...{ EmploymentType, FeedbackTopic, IdType: z.enum(ID_TYPES), IncomeSource, PartnerCode, PayType },
  ...{ PropertyCondition, RateType, SectionProgress, SubDecision },
  ...{ TitleStatus, Verification },
};
