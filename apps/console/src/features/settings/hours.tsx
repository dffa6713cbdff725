import { organisation } from '@homeline/client/organisation.ts';
import type { Setting } from '@homeline/contract/settings/manage-settings.ts';
import { zoneWords } from '@homeline/domain/dates/time-zone.ts';
import { type DayHours, Department, hoursLines } from '@homeline/domain/organisations/hours.ts';
import type { LenderSettings } from '@homeline/domain/organisations/lender-settings.ts';
import { useState } from 'react';
import { settingsCopy } from './copy.ts';
import { SettingCard } from './setting-card.tsx';

const copy = settingsCopy.hours;
const USUAL = { startTime: '09:00', endTime: '17:00' };

type Hours = LenderSettings['hours'];
type Day = Hours['OPS_PHONE'][number];

/** The usual week of the phone and the chat. */
export function HoursSetting({
  setting,
  hours: saved,
}: {
  readonly setting: Setting;
  readonly hours: Hours;
}) {
  const [hours, setHours] = useState(saved);
  const wrong = Department.options.flatMap((department) => hours[department].filter(isWrong));
  return (
    <SettingCard
      setting={setting}
      why={copy.why(zoneWords(organisation.orgMetaData.timeZone))}
      value={{ hours }}
      isChanged={JSON.stringify(hours) !== JSON.stringify(saved)}
      problem={wrong[0] && copy.wrong(dayName(wrong[0]))}
      inWords={(value) => value.hours && inLines(value.hours)}
    >
      <div className="setting-weeks">
        {Department.options.map((department) => (
          <Week
            key={department}
            title={copy.departments[department]}
            days={hours[department]}
            onChange={(days) => setHours({ ...hours, [department]: days })}
          />
        ))}
      </div>
    </SettingCard>
  );
}

function inLines(hours: Hours): string {
  return Department.options
    .map(
      (department) =>
        `${copy.departments[department]}: ${hoursLines(hours[department]).join('; ') || copy.closed}`,
    )
    .join('. ');
}

type WeekProps = {
  readonly title: string;
  readonly days: readonly Day[];
  readonly onChange: (days: Day[]) => void;
};

function Week({ title, days, onChange }: WeekProps) {
  const change = (day: Day, part: Partial<Day>) =>
    onChange(days.map((each) => (each === day ? { ...each, ...part } : each)));
  return (
    <table className="table setting-week">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.day}</th>
          <th scope="col">{copy.open}</th>
          <th scope="col">{copy.from}</th>
          <th scope="col">{copy.to}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.weekday} aria-invalid={isWrong(day) || undefined}>
            <th scope="row">{dayName(day)}</th>
            <td>
              <input
                type="checkbox"
                aria-label={copy.openOn(dayName(day))}
                checked={day.isOpen}
                onChange={({ target }) =>
                  change(day, { isOpen: target.checked, ...(target.checked && !day.startTime && USUAL) })
                }
              />
            </td>
            {(['startTime', 'endTime'] as const).map((part) => (
              <td key={part}>
                {day.isOpen && (
                  <input
                    type="time"
                    className="control"
                    aria-label={(part === 'startTime' ? copy.fromOn : copy.toOn)(dayName(day))}
                    value={day[part] ?? ''}
                    onChange={({ target }) => change(day, { [part]: target.value })}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function isWrong({ isOpen, startTime = '', endTime = '' }: DayHours): boolean {
  return isOpen && !(startTime !== '' && startTime < endTime);
}

function dayName({ weekday }: DayHours): string {
  return weekday.charAt(0) + weekday.slice(1).toLowerCase();
}
