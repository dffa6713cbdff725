import type { Call } from '../call.ts';
import { changeSetting, confirmSetting, getSettings, returnSetting } from './manage-settings.ts';

export const settingsCalls = {
  getSettings,
  changeSetting,
  confirmSetting,
  returnSetting,
} as const satisfies Record<string, Call>;
