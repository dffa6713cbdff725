import { BRIDGE, NAMED_PROVIDER_LIST, NAMED_PROVIDERS } from '../../organisations/named-providers.ts';
import type { TaskName } from '../../workflow/step.ts';
import type { EvidenceTopic } from './evidence.ts';

/** An answered call: its name, which begins with its task, who answered and when. */
export type AnsweredCall = { readonly call: string; readonly provider: string; readonly at: string };

type Words = { readonly topics: readonly EvidenceTopic[]; readonly words: string };

const SCREENED: Words = { topics: ['IDENTITY'], words: 'Screened' };

/** What each task's answer is, and the topics that show it. Its provider follows: “Screened by OpenSanctions yente”. */
const ANSWERS: { readonly [Task in TaskName]?: Words } = {
  lookUpProperty: { topics: ['TITLE'], words: 'County record found' },
  checkPrequalTitle: { topics: ['TITLE'], words: 'Title searched before offers' },
  orderFinalTitle: { topics: ['TITLE'], words: 'Title searched' },
  searchTitleAgain: { topics: ['TITLE'], words: 'Title searched again' },
  orderFloodDetermination: { topics: ['TITLE'], words: 'Flood zone determined' },
  fetchAutomatedValuation: { topics: ['VALUE'], words: 'Valued' },
  valueHomeAgain: { topics: ['VALUE'], words: 'Valued again' },
  collectBrokerOpinion: { topics: ['VALUE'], words: 'Broker’s opinion given' },
  pullSoftCredit: { topics: ['CREDIT'], words: 'Soft report given' },
  pullHardCredit: { topics: ['CREDIT'], words: 'Hard report given' },
  pullCreditAgain: { topics: ['CREDIT'], words: 'Report given again' },
  pullCoBorrowerSoftCredit: { topics: ['CREDIT'], words: 'Co-borrower’s soft report given' },
  pullCoBorrowerHardCredit: { topics: ['CREDIT'], words: 'Co-borrower’s hard report given' },
  fetchIncome: { topics: ['INCOME'], words: 'Income read' },
  collectEmployerAnswer: { topics: ['INCOME'], words: 'Employer’s answer given' },
  checkBankAccount: { topics: ['ACCOUNT', 'MONEY'], words: 'Account checked' },
  verifyIdentity: { topics: ['IDENTITY'], words: 'ID checked' },
  verifySignerIdentity: { topics: ['IDENTITY'], words: 'Signer’s ID checked' },
  screenSanctionsAgain: { ...SCREENED, words: 'Screened again' },
  checkMilitaryService: { topics: ['IDENTITY'], words: 'Military service checked' },
};

/** Returns who answered what of a topic, in the order of the calls. */
export function answeredBy(
  topic: EvidenceTopic,
  calls: readonly AnsweredCall[],
): readonly { readonly text: string; readonly at: string }[] {
  return calls.flatMap(({ call, provider, at }) => {
    const answer = answerOf(call);
    return answer?.topics.includes(topic) ? { text: `${answer.words} ${byProvider(provider)}`, at } : [];
  });
}

function answerOf(call: string): Words | undefined {
  const [task = ''] = call.split('/');
  if (!call.endsWith('/sanctions')) return ANSWERS[task as TaskName];
  return task === 'verifySignerIdentity' ? { ...SCREENED, words: 'Signer screened' } : SCREENED;
}

function byProvider(provider: string): string {
  const named = NAMED_PROVIDER_LIST.find((name) => name === provider);
  if (named) return `by ${NAMED_PROVIDERS[named].title}`;
  return provider === BRIDGE ? 'over the bridge' : `by ${provider}`;
}
