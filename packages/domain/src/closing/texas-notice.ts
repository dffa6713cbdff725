import { type CivilDate, civilDateIn, latest } from '../dates/civil-date.ts';
import type { Facts } from '../facts/facts.ts';
import { homeTimeZone } from '../facts/property.selectors.ts';
import type { Check } from '../facts/review-check.ts';
import { deedSigners, type Signer } from '../facts/signers.selectors.ts';
import type { Language } from '../language/language.ts';

/**
 * Returns the day at the home on which the last owner or spouse received the notice of their rights, from which twelve days count. The
 * Constitution has the lender give it to “the owner” (art. XVI, 50(a)(6)(M)(i) and (g); 7 TAC 153.12 and 153.51), and has each owner and each
 * owner’s spouse consent (50(a)(6)(A)). We take “the owner” as all of them, which never waits too short. For counsel: whether one owner’s
 * receipt is enough, and a spouse’s without title needed.
 * @param unreceived the day that stands in for whoever has not opened it yet
 */
export function texasNoticeReceivedOn(facts: Facts, unreceived: CivilDate): CivilDate {
  const dayAtHome = (at: string) => civilDateIn(homeTimeZone(facts), Date.parse(at));
  const own = facts.disclosuresAcknowledgement;
  const others = deedSigners(facts).map((signer) => {
    const at = noticeOpenedAt(facts, signer);
    return at ? dayAtHome(at) : unreceived;
  });
  return latest(own ? dayAtHome(own.at) : unreceived, ...others);
}

/**
 * Returns the language, other than English, in which a Texan applied: they must get an additional copy of the notice in it before closing,
 * because the discussions were conducted primarily in it. Source: Texas Constitution, article XVI, section 50(g).
 */
function languageOfNoticeCopy({ property, applicationSubmission }: Facts): Language | undefined {
  const language = applicationSubmission?.language;
  return property?.state === 'TX' && language !== 'en' ? language : undefined;
}

/** Returns the language of a copy that nobody has stated to be given; undefined when none is owed. */
export function missingNoticeCopy(facts: Facts): Language | undefined {
  const owed = languageOfNoticeCopy(facts);
  return facts.translatedNotices.some(({ language }) => language === owed) ? undefined : owed;
}

/** Returns the check that a translated copy of the notice was given; none for an application in English. Source: see `languageOfNoticeCopy`. */
export function noticeCopyChecks(facts: Facts): readonly Check[] {
  const language = languageOfNoticeCopy(facts);
  if (!language) return [];
  const holds = missingNoticeCopy(facts) === undefined;
  const given = language === 'es' ? noticeInSpanish(facts) : undefined;
  return [
    {
      line: { code: 'NOTICE_TRANSLATED', amounts: { language, holds, ...(given && { given }) } },
      holds,
      problem:
        'nobody stated that the translated notice of the 12-day wait was given (Tex. Const. art. XVI, 50(g))',
    },
  ];
}

/** Returns since when the whole notice in Spanish is among the documents, and how many of those who must get the notice opened it. */
function noticeInSpanish(facts: Facts) {
  const copies = facts.summaryDocuments.flatMap(({ texasNoticeInSpanish, at }) =>
    texasNoticeInSpanish ? [{ document: texasNoticeInSpanish, at }] : [],
  );
  const [first] = copies;
  if (!first) return undefined;
  const isCopy = (opening: { readonly document: string }) =>
    copies.some(({ document }) => document === opening.document);
  const others = deedSigners(facts);
  const opened = [
    facts.documentOpenings.some(isCopy),
    ...others.map(({ uuid }) =>
      facts.signerDocumentOpenings.some((opening) => opening.signer === uuid && isCopy(opening)),
    ),
  ];
  const on = civilDateIn(homeTimeZone(facts), Date.parse(first.at));
  return { on, opened: opened.filter(Boolean).length, of: opened.length };
}

/** Returns when a signer first opened the notice, in any of its versions: its words are the Constitution’s own. */
function noticeOpenedAt(facts: Facts, { uuid }: Signer): string | undefined {
  const notices = facts.summaryDocuments.flatMap(({ texasNotice }) => texasNotice ?? []);
  return facts.signerDocumentOpenings.find(
    ({ signer, document }) => signer === uuid && notices.includes(document),
  )?.at;
}
