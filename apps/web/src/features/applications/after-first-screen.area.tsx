import type { ReactNode } from 'react';
import { LaterDeposit } from '../bank/later-deposit.tsx';
import { LaterConditions } from '../conditions/later-conditions.tsx';
import { LaterInsurance } from '../insurance/later-insurance.tsx';
import StepEntries from '../telemetry/step-entries.area.tsx';
import { ThreadLink } from '../threads/thread-link.tsx';
import { useApplication } from './application.ts';
import { ApplicationMenu } from './application-menu.tsx';

/** What an application's page loads after its first screen: later conditions and insurance, messages, ways out and telemetry. */
export default function AfterFirstScreen(): ReactNode {
  const { uuid, status } = useApplication();
  return (
    <>
      <LaterConditions />
      <LaterInsurance />
      <LaterDeposit />
      <ThreadLink uuid={uuid} />
      <ApplicationMenu />
      <StepEntries uuid={uuid} step={status.step} />
    </>
  );
}
