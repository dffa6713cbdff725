import type { LenderSettingsView, Setting } from '@homeline/contract/settings/manage-settings.ts';
import type { LenderSettings } from '@homeline/domain/organisations/lender-settings.ts';
import {
  CHOICE_PORTS,
  FALLBACK_PORTS,
  NAMED_PROVIDERS,
} from '@homeline/domain/organisations/named-providers.ts';
import { useState } from 'react';
import { answererInWords, settingsCopy } from './copy.ts';
import { SettingCard } from './setting-card.tsx';

const copy = settingsCopy.nextProvider;
const { ports, thenWord, first } = settingsCopy.providers;

type Ports = LenderSettings['nextProvider'];
type NextProviderProps = {
  readonly setting: Setting;
  readonly saved: Ports;
  readonly providers: LenderSettings['providers'];
  readonly nextProviders: LenderSettingsView['nextProviders'];
};

/** Who answers each port while its chosen provider is down. Only where that can't be a second act is there a choice. */
export function NextProviderSetting({ setting, saved, providers, nextProviders }: NextProviderProps) {
  const [chosen, choose] = useState(saved);
  const answerersOf = (port: string) => {
    const answerers = nextProviders.find((each) => each.port === port)?.answerers ?? [];
    return answerers.map(answererInWords).join(thenWord);
  };
  return (
    <SettingCard
      setting={setting}
      why={copy.why}
      value={{ nextProvider: chosen }}
      isChanged={inWords(chosen) !== inWords(saved)}
      inWords={(value) => value.nextProvider && inWords(value.nextProvider)}
    >
      <table className="table setting-providers">
        <caption className="hidden-visually">{settingsCopy.names.nextProvider}</caption>
        <thead>
          <tr>
            <th scope="col">{settingsCopy.providers.port}</th>
            <th scope="col">{first}</th>
            <th scope="col">{copy.next}</th>
          </tr>
        </thead>
        <tbody>
          {CHOICE_PORTS.filter((port) => port !== 'places').map((port) => {
            const [name] = providers[port] ?? [];
            const fallback = FALLBACK_PORTS.find((each) => each === port);
            const answerers = answerersOf(port);
            return (
              <tr key={port}>
                <th scope="row">{ports[port]}</th>
                <td>{name ? NAMED_PROVIDERS[name].title : settingsCopy.providers.bridge}</td>
                <td>
                  {!fallback ? (
                    copy.never[port === 'credit' ? 'credit' : 'other']
                  ) : answerers === '' ? (
                    copy.noOther
                  ) : (
                    <select
                      className="control"
                      aria-label={copy.label(ports[port])}
                      value={chosen.includes(fallback) ? 'NEXT' : ''}
                      onChange={({ target }) =>
                        choose([
                          ...chosen.filter((each) => each !== fallback),
                          ...(target.value === '' ? [] : [fallback]),
                        ])
                      }
                    >
                      <option value="">{copy.nobody}</option>
                      <option value="NEXT">{answerers}</option>
                    </select>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </SettingCard>
  );
}

function inWords(chosen: Ports): string {
  const named = FALLBACK_PORTS.filter((port) => chosen.includes(port)).map((port) => ports[port]);
  return named.length > 0 ? copy.asksNext(named) : copy.asksNobody;
}
