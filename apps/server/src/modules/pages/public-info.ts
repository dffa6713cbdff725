import { papersOn } from '@homeline/documents/lender-papers.ts';
import { type CivilDate, civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import type { Language } from '@homeline/domain/language/language.ts';
import { openingAhead } from '@homeline/domain/organisations/intake.ts';
import { type OrganisationInfo, organisationInfo } from '@homeline/domain/organisations/organisation-info.ts';
import { inLanguage, languagesOf } from '@homeline/domain/organisations/spanish-organisation.ts';
import type { Context } from '../../context.ts';
import type { Lender } from '../organisations/organisations.ts';

/** Returns what any visitor may know about a lender at this moment, in a language that it offers. */
export function publicInfo(
  context: Pick<Context, 'clock' | 'promises' | 'config'>,
  lender: Lender,
  language: Language = 'en',
): OrganisationInfo {
  const { eventsBaseUrl, walletServiceUrl, sandbox } = context.config;
  const info = organisationInfo(inLanguage(lender, language), {
    languages: languagesOf(lender),
    ...context.promises.of(lender.code),
    ...{ eventsBaseUrl, walletServiceUrl, isSandbox: sandbox !== undefined },
    opensOn: openingDayAhead(lender, context),
  });
  const { summaries } = papersOn(lender.papers, civilDateIn(lender.timeZone, context.clock.nowMs())) ?? {};
  return language === 'es' ? { ...info, paperSummaries: summaries?.es } : info;
}

/** Returns the day from which a lender takes applications, while it lies ahead in the lender's time zone. */
export function openingDayAhead(
  { opensOn, timeZone }: Lender,
  { clock }: Pick<Context, 'clock'>,
): CivilDate | undefined {
  return openingAhead(opensOn, civilDateIn(timeZone, clock.nowMs()));
}
