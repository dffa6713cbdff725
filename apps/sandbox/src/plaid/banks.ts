import { ACCOUNTS, BANK_WITH_SIGN_IN } from '../bank/bank.ts';

/** A bank at the stand-in of Plaid. One asks for a code, and one signs people in on its own page. */
export type PlaidBank = {
  id: string;
  name: string;
  asks?: 'CODE' | 'OAUTH';
  accounts: { name: string; subtype: 'checking' | 'savings'; routing: string; number: string }[];
};

const ASKS: Readonly<Record<string, PlaidBank['asks']>> = {
  'Mill Creek Credit Union': 'CODE',
  [BANK_WITH_SIGN_IN]: 'OAUTH',
};

export const BANKS: readonly PlaidBank[] = [...new Set(ACCOUNTS.map(({ bankName }) => bankName))].map(
  (name, index) => {
    const asks = ASKS[name];
    return {
      ...{ id: `ins_${index + 1}`, name, ...(asks && { asks }) },
      accounts: ACCOUNTS.filter(({ bankName }) => bankName === name).map((account) => ({
        name: account.kind,
        subtype: account.kind.includes('Savings') ? 'savings' : 'checking',
        routing: account.routingNumber,
        number: account.accountNumber,
      })),
    };
  },
);

export function bankOf(id: string | undefined): PlaidBank {
  const bank = BANKS.find((each) => each.id === id);
  if (!bank) throw new Error('No such bank');
  return bank;
}
