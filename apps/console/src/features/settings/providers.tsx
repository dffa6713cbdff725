import type { Setting } from '@homeline/contract/settings/manage-settings.ts';
import { listProviderAccounts } from '@homeline/contract/settings/provider-accounts.ts';
import type { LenderSettings } from '@homeline/domain/organisations/lender-settings.ts';
import {
  CHOICE_PORTS,
  type ChoicePort,
  NAMED_PROVIDERS,
  type NamedProvider,
  providersOfPort,
} from '@homeline/domain/organisations/named-providers.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../session/client.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { settingsCopy } from './copy.ts';
import { ProviderAccountCard } from './provider-account.tsx';
import { SettingCard } from './setting-card.tsx';

const copy = settingsCopy.providers;

type Choices = LenderSettings['providers'];
type ProvidersProps = { readonly setting: Setting; readonly providers: Choices };

/** Which providers serve the lender. */
export function ProvidersSetting({ setting, providers: saved }: ProvidersProps) {
  const [choices, choose] = useState(saved);
  const set = (port: ChoicePort, rank: number, name: string) => {
    const others = (choices[port] ?? []).filter((each, at) => at !== rank && each !== name);
    const next = name === '' ? others : others.toSpliced(rank, 0, name as NamedProvider);
    const { [port]: _, ...rest } = choices;
    choose(next.length > 0 ? { ...rest, [port]: next } : rest);
  };
  return (
    <SettingCard
      setting={setting}
      why={copy.why}
      value={{ providers: choices }}
      isChanged={inWords(choices) !== inWords(saved)}
      inWords={(value) => value.providers && inWords(value.providers)}
    >
      <table className="table setting-providers">
        <caption className="hidden-visually">{settingsCopy.names.providers}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.port}</th>
            <th scope="col">{copy.first}</th>
            <th scope="col">{copy.second}</th>
          </tr>
        </thead>
        <tbody>
          {CHOICE_PORTS.map((port) => {
            const chosen = choices[port] ?? [];
            const offered = providersOfPort(port);
            return (
              <tr key={port}>
                <th scope="row">{copy.ports[port]}</th>
                {[0, 1].map((rank) => (
                  <td key={rank}>
                    {rank <= chosen.length && rank < offered.length && (
                      <select
                        className="control"
                        aria-label={`${copy.ports[port]}: ${rank === 0 ? copy.first : copy.second}`}
                        value={chosen[rank] ?? ''}
                        onChange={({ target }) => set(port, rank, target.value)}
                      >
                        <option value="">{port === 'places' ? copy.noOther : copy.bridge}</option>
                        {offered
                          .filter((name) => chosen[rank] === name || !chosen.includes(name))
                          .map((name) => (
                            <option key={name} value={name}>
                              {NAMED_PROVIDERS[name].title}
                            </option>
                          ))}
                      </select>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </SettingCard>
  );
}

/** The lender's accounts with providers. */
export function ProviderAccounts() {
  const { data, error, refetch } = useQuery({
    queryKey: ['settings', listProviderAccounts.name],
    queryFn: () => send(listProviderAccounts, {}),
    // Refetching must not overwrite typed values.
    refetchOnWindowFocus: false,
    refetchInterval: false,
  });
  return (
    <>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data?.map((account) => (
        <ProviderAccountCard key={`${account.provider} ${account.version}`} account={account} />
      ))}
    </>
  );
}

function inWords(choices: Choices): string {
  const lines = CHOICE_PORTS.flatMap((port) => {
    const names = (choices[port] ?? []).map((name) => NAMED_PROVIDERS[name].title);
    return names.length > 0 ? `${copy.ports[port]}: ${names.join(copy.thenWord)}` : [];
  });
  return lines.join(' · ') || copy.bridge;
}
