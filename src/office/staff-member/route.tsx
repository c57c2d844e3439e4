import { data, Form, useActionData } from 'react-router';
import { changeStaff, endStaff, forgetCode } from '#commands/staff/change-staff.ts';
import { inviteStaff } from '#commands/staff/invite-staff.ts';
import { Button } from '#interface/button.tsx';
import { leadOn } from '#office/door/answers.server.ts';
import { readForm, textOf } from '#office/forms/read-form.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { Notice, StatusLine } from '#office/interface/notice.tsx';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { refuseForm } from '#office/interface/refuse-form.server.ts';
import { Sign } from '#office/interface/sign.tsx';
import { SelectField } from '#office/interface/text-field.tsx';
import { officeContext, staffBy } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { readStaffForm } from '#office/staff/read-staff-form.server.ts';
import { NameField, StaffFields } from '#office/staff/staff-fields.tsx';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { findMember, loadMember } from './staff-member.server.ts';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadMember(context.get(officeContext), params.id, url);
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = context.get(officeContext);
  const t = officeTextsFor(office.language);
  const by = staffBy(office);
  const member = await findMember(office, params.id);
  const form = await readForm(request);
  const here = `/office/staff/${member.id}/`;
  switch (textOf(form, 'do')) {
    case 'save': {
      const { values, problems } = readStaffForm(form, t);
      if (problems.length > 0) return refuseForm(form, problems);
      const agentId = Number(textOf(form, 'agent')) || null;
      const outcome = await changeStaff(by, member.id, { ...values, agentId });
      if (outcome === 'last administrator')
        return refuseForm(form, [{ field: 'role', text: t('LAST_ADMIN') }]);
      if (outcome === 'not there') throw data(null, 404);
      return leadOn(`${here}?told=saved`);
    }
    case 'invite': {
      const { jobs, officeUrl } = office;
      await inviteStaff({ ...by, jobs, officeUrl }, member);
      return leadOn(`/office/staff/?told=${encodeURIComponent(member.email)}`);
    }
    case 'forget-code':
      await forgetCode(by, member.id);
      return leadOn(`${here}?told=code`);
    case 'end': {
      const outcome = await endStaff(by, member.id);
      if (outcome === 'last administrator')
        return refuseForm(form, [{ field: 'role', text: t('LAST_ADMIN') }]);
      if (outcome === 'not there') throw data(null, 404);
      return leadOn('/office/staff/');
    }
    default:
      throw new Response('There is no such button.', { status: 400 });
  }
}

export default function StaffMember({ loaderData }: Route.ComponentProps) {
  const { told, name, email, state, given, choices, agents, isEnded, canInvite, canForgetCode } = loaderData;
  const t = useOfficeTexts();
  const answer = useActionData<FormAnswer>();
  return (
    <>
      <PageTitle page={name} />
      <PageHeading title={name} note={email} actions={<Sign kind={state.kind}>{state.text}</Sign>} />
      <div className="screen max-w-[46rem] gap-11">
        <StatusLine>{told}</StatusLine>
        {!isEnded && (
          <OfficeForm answer={answer} given={given}>
            <NameField />
            <StaffFields choices={choices} />
            <SelectField
              name="agent"
              label={t('TEAM_MEMBER')}
              hint={t('TEAM_MEMBER_HINT')}
              choices={agents}
              empty={t('NOBODY')}
              isOptional
            />
            <p>
              <Button type="submit" name="do" value="save" size="small">
                {t('SAVE')}
              </Button>
            </p>
          </OfficeForm>
        )}
        {(canInvite || canForgetCode) && (
          <Form method="post" className="flex flex-wrap gap-3 border-t border-line pt-6">
            {canInvite && (
              <Button type="submit" name="do" value="invite" kind="quiet" size="small">
                {state.kind === 'empty' ? t('STAFF_RESTORE') : t('INVITE_AGAIN')}
              </Button>
            )}
            {canForgetCode && (
              <Button type="submit" name="do" value="forget-code" kind="quiet" size="small">
                {t('FACTOR_FORGET')}
              </Button>
            )}
          </Form>
        )}
        {!isEnded && (
          <details className="border-t border-line pt-6">
            <summary className="door-link">{t('STAFF_END')}</summary>
            <Form method="post" className="mt-3">
              <Notice kind="soon" title={t('STAFF_END')}>
                {t('STAFF_END_HINT')}
              </Notice>
              <Button type="submit" name="do" value="end" kind="quiet" size="small" className="mt-4">
                {t('STAFF_END')}
              </Button>
            </Form>
          </details>
        )}
      </div>
    </>
  );
}
