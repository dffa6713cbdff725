import { type ListedStaffMember, listStaff } from '@homeline/contract/staff/list-staff.ts';
import {
  addStaffMember,
  changeStaffRoles,
  listStaffChanges,
  removeStaffMember,
  resetSecondFactor,
  resetStaffPassword,
  StaffMemberForm,
} from '@homeline/contract/staff/manage-staff.ts';
import { SETTING_NAMES } from '@homeline/domain/organisations/lender-settings.ts';
import { isStaffRole, STAFF_ROLES } from '@homeline/domain/staff/staff-roles.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { MultiChoiceField } from '@homeline/ui/fields/multi-choice-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type * as z from 'zod';
import { send } from '../../session/client.ts';
import { useStaff } from '../../session/staff-member.ts';
import { instantInWords } from '../../shell/dates.ts';
import { FormCard } from '../../shell/form-card.tsx';
import { LoadError } from '../../shell/load-error.tsx';
import { Page } from '../../shell/page.tsx';
import { staffAlert } from '../../shell/staff-alert.ts';
import { TableScroll } from '../../shell/table-scroll.tsx';
import { useStaffForm } from '../../shell/use-staff-form.ts';
import { settingsCopy } from '../settings/copy.ts';
import { staffCopy } from './copy.ts';

const copy = staffCopy.manage;

type Member = z.infer<typeof ListedStaffMember>;

/** Returns every role with the lender’s title for it. */
function useRoleChoices() {
  const { roleTitles } = useStaff();
  return STAFF_ROLES.map((role) => ({ value: role, label: roleTitles[role] }));
}

/** Lists staff with their roles and recent changes. Administrators add, change and remove staff. */
export default function StaffPage() {
  const staff = useQuery({ queryKey: ['staff', listStaff.name], queryFn: () => send(listStaff, {}) });
  const [start, giveStart] = useState<string>();
  return (
    <Page heading={copy.heading} lead={copy.lead}>
      <AddMember onAdded={giveStart} />
      {staff.error && <LoadError error={staff.error} />}
      {staff.isPending && <Skeleton />}
      {staff.data && (
        <TableScroll label={copy.heading}>
          <table className="table">
            <caption className="hidden-visually">{copy.heading}</caption>
            <thead>
              <tr>
                <th scope="col">{copy.name}</th>
                <th scope="col">{copy.email}</th>
                <th scope="col">{copy.roles}</th>
                <th scope="col">{copy.secondFactor}</th>
                <th scope="col">{copy.acts}</th>
              </tr>
            </thead>
            <tbody>
              {staff.data.map((member) => (
                <MemberRow key={member.identityUuid} member={member} onNewPassword={giveStart} />
              ))}
            </tbody>
          </table>
        </TableScroll>
      )}
      <Changes />
      <Dialog isOpen={start !== undefined} title={copy.start.heading} onClose={() => giveStart(undefined)}>
        <p>{copy.start.why}</p>
        <p className="initial-password figures">{start}</p>
        <Button onClick={() => giveStart(undefined)}>{copy.start.done}</Button>
      </Dialog>
    </Page>
  );
}

function useReload() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['staff'] });
}

function AddMember({ onAdded }: { readonly onAdded: (password: string) => void }) {
  const [added, count] = useState(0);
  return (
    <details className="act">
      <summary>{copy.add}</summary>
      <AddForm
        key={added}
        onAdded={(password) => {
          count(added + 1);
          onAdded(password);
        }}
      />
    </details>
  );
}

function AddForm({ onAdded }: { readonly onAdded: (password: string) => void }) {
  const reload = useReload();
  const form = useStaffForm({
    schema: StaffMemberForm,
    values: { roles: [] },
    async send(body) {
      const { initialPassword } = await send(addStaffMember, { body });
      await reload();
      onAdded(initialPassword);
    },
  });
  return (
    <FormCard form={form} action={copy.add}>
      <div className="field-row">
        <TextField {...form.field('name', copy.name)} />
        <TextField {...form.field('email', copy.email)} type="email" />
      </div>
      <MultiChoiceField {...form.field('roles', copy.roles)} choices={useRoleChoices()} />
    </FormCard>
  );
}

type MemberProps = { readonly member: Member; readonly onNewPassword: (password: string) => void };

function MemberRow({ member, onNewPassword }: MemberProps) {
  const { identityUuid: identity, name, email, roles, hasSecondFactor } = member;
  const { roleTitles } = useStaff();
  const reload = useReload();
  const [asked, ask] = useState<'ROLES' | 'REMOVE'>();
  const [problem, setProblem] = useState<string>();
  const isRunning = useRef(false);
  const params = { identity };
  const run = async (act: () => Promise<unknown>, done: string) => {
    // Run once: if two passwords were set, the one shown might not be the valid one.
    if (isRunning.current) return;
    isRunning.current = true;
    setProblem(undefined);
    try {
      await act();
      showToast(done);
      ask(undefined);
    } catch (error) {
      setProblem(String(staffAlert(error).text));
    }
    isRunning.current = false;
    await reload();
  };
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{email}</td>
      <td>{roles.map((role) => roleTitles[role]).join(', ')}</td>
      <td>{hasSecondFactor ? copy.on : copy.off}</td>
      <td>
        <div className="row-acts">
          <button type="button" className="link" onClick={() => ask('ROLES')}>
            {copy.changeRoles}
          </button>
          <button
            type="button"
            className="link"
            onClick={() =>
              void run(async () => {
                const { initialPassword } = await send(resetStaffPassword, { params });
                onNewPassword(initialPassword);
              }, copy.passwordDone)
            }
          >
            {copy.newPassword}
          </button>
          {hasSecondFactor && (
            <button
              type="button"
              className="link"
              onClick={() => void run(() => send(resetSecondFactor, { params }), copy.factorDone)}
            >
              {copy.resetFactor}
            </button>
          )}
          <button type="button" className="link" onClick={() => ask('REMOVE')}>
            {copy.remove}
          </button>
        </div>
        {problem && <p role="alert">{problem}</p>}
        <Dialog isOpen={asked === 'ROLES'} title={copy.rolesOf(name)} onClose={() => ask(undefined)}>
          <RolesForm member={member} onDone={() => ask(undefined)} />
        </Dialog>
        <Dialog isOpen={asked === 'REMOVE'} title={copy.remove} onClose={() => ask(undefined)}>
          <p>{copy.sure(name)}</p>
          {problem && <p role="alert">{problem}</p>}
          <div className="form-actions">
            <Button
              kind="danger"
              onClick={() => void run(() => send(removeStaffMember, { params }), copy.removed)}
            >
              {copy.remove}
            </Button>
            <Button kind="quiet" onClick={() => ask(undefined)}>
              {copy.cancel}
            </Button>
          </div>
        </Dialog>
      </td>
    </tr>
  );
}

function RolesForm({ member, onDone }: { readonly member: Member; readonly onDone: () => void }) {
  const reload = useReload();
  const form = useStaffForm({
    scope: member.identityUuid,
    schema: changeStaffRoles.body!,
    values: { roles: [...member.roles] },
    async send(body) {
      await send(changeStaffRoles, { params: { identity: member.identityUuid }, body });
      showToast(copy.rolesDone);
      onDone();
      await reload();
    },
  });
  return (
    <FormCard form={form} action={copy.save}>
      <MultiChoiceField {...form.field('roles', copy.roles)} choices={useRoleChoices()} />
    </FormCard>
  );
}

/** Names what changed: a person, how many applications were downloaded, or a setting. */
function nameOf(what: keyof typeof copy.what, subject: string): string {
  if (what === 'EXPORT') return copy.exported(Number(subject));
  const setting = SETTING_NAMES.find((name) => what === 'SETTING' && name === subject);
  return setting ? settingsCopy.names[setting] : subject;
}

/** Who changed whose account. */
function Changes() {
  const { data = [] } = useQuery({
    queryKey: ['staff', listStaffChanges.name],
    queryFn: () => send(listStaffChanges, {}),
  });
  const { roleTitles } = useStaff();
  const titleOf = (role: string) => (isStaffRole(role) ? roleTitles[role] : role);
  if (data.length === 0) return null;
  return (
    <Card title={copy.changes}>
      <ol className="history">
        {data.map(({ at, by, member, what, roles, subject = member }) => (
          <li key={`${at} ${what} ${subject}`}>
            <span className="tag">{copy.what[what]}</span>
            <span>
              {nameOf(what, subject)}
              {roles.length > 0 && `: ${roles.map(titleOf).join(', ')}`}
            </span>
            <span className="fine-print">
              <bdi>{by}</bdi> · {instantInWords(at)}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
