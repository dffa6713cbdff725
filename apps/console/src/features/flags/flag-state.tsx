import type { Flag } from '@homeline/contract/flags/manage-flags.ts';
import { flagsCopy as copy, settingInWords, variantInWords } from './copy.ts';
import './flags.css';

/** Flags that close pages, highlighted while on. */
const CLOSES: readonly string[] = ['fe-heloc-maintenance'];

/** Shows a flag's current variant, its setting and schedule. */
export function FlagState({ flag }: { readonly flag: Flag }) {
  const { scheduled } = flag;
  return (
    <>
      <CurrentState flag={flag} />
      {scheduled && <p className="fine-print">{copy.scheduled(settingInWords(scheduled))}</p>}
    </>
  );
}

function CurrentState({ flag: { key, setting, variant, enabled } }: { readonly flag: Flag }) {
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
  const words = setting && settingInWords(setting);
  const isMore = words !== undefined && words !== variantInWords(variant);
  return (
    <>
      <span className={`tag flag-state${enabled && CLOSES.includes(key) ? ' tag-caution' : ''}`}>
        {variantInWords(variant)}
      </span>
      {isMore && <p className="fine-print">{words}</p>}
    </>
  );
}
