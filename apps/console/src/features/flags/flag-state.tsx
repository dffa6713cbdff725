import type { Flag } from '@homeline/contract/flags/manage-flags.ts';
import { flagsCopy as copy, settingInWords, variantInWords } from './copy.ts';
import './flags.css';

/** What a flag is now, in a word and its setting. */
export function FlagState({ flag }: { readonly flag: Flag }) {
  const { setting, variant, enabled } = flag;
  if (setting?.serves === 'SPLIT' || setting?.serves === 'RULE') {
    return (
      <>
        <span className="tag tag-caution flag-state">
          {copy[setting.serves === 'SPLIT' ? 'experiment' : 'rule']}
        </span>
        <p className="fine-print">{settingInWords(setting).replace(`${copy.rule}: `, '')}</p>
      </>
    );
  }
  const isScheduled = setting?.from !== undefined || setting?.until !== undefined;
  return (
    <>
      <span className={`tag flag-state${enabled ? ' tag-caution' : ''}`}>{variantInWords(variant)}</span>
      {isScheduled && <p className="fine-print">{settingInWords(setting)}</p>}
    </>
  );
}
