import type { AgentSkill } from './chat-session.ts';

/**
 * Returns the skill of the agents who answer a chat.
 * @param of.isMainLender the lender is the installation's own, not a partner
 * @param of.isCrypto the application, or a visitor who came for it, is a crypto HELOC
 */
export function skillOf(of: { readonly isMainLender: boolean; readonly isCrypto: boolean }): AgentSkill {
  if (of.isCrypto) return 'CLOC_HELOC';
  return of.isMainLender ? 'FHEL' : 'White Label';
}
