import type { Call } from '../call.ts';
import { changeSetting, confirmSetting, getSettings, returnSetting } from './manage-settings.ts';
import {
  checkProviderAccount,
  endOldWebhookSecret,
  listProviderAccounts,
  removeProviderAccount,
  saveProviderAccount,
} from './provider-accounts.ts';

export const settingsCalls = {
  getSettings,
  changeSetting,
  confirmSetting,
  returnSetting,
  listProviderAccounts,
  saveProviderAccount,
  checkProviderAccount,
  removeProviderAccount,
  endOldWebhookSecret,
} as const satisfies Record<string, Call>;
