import { useActionData } from 'react-router';
import { z } from 'zod';
import { inviteStaff } from '#commands/staff/invite-staff.ts';
import { Button } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { leadOn } from '#office/door/answers.server.ts';
import { lineOf, readForm } from '#office/forms/read-form.ts';
import { DataTable } from '#office/interface/data-table.tsx';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { StatusLine } from '#office/interface/notice.tsx';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { refuseForm } from '#office/interface/refuse-form.server.ts';
import { Sign } from '#office/interface/sign.tsx';
import { TextField } from '#office/interface/text-field.tsx';
import { officeContext, staffBy } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { TeamParts } from '#office/team/team-parts.tsx';
import { formTexts } from '#texts/forms/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { readStaffForm } from './read-staff-form.server.ts';
import { loadStaff } from './staff.server.ts';
import { NameField, StaffFields } from './staff-fields.tsx';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadStaff(context.get(officeContext), url);
}

/** Invites somebody. */
export async function action({ context, request }: Route.ActionArgs) {
  const office = context.get(officeContext);
  const t = officeTextsFor(office.language);
  const form = await readForm(request);
  const { values, problems } = readStaffForm(form, t);
  const email = lineOf(form, 'email', 1000);
  if (!email) problems.push({ field: 'email', text: formTexts(office.language)('EMAIL_MISSING') });
  else if (!z.email().max(254).safeParse(email).success)
    problems.push({ field: 'email', text: t('EMAIL_WRONG') });
  if (problems.length > 0) return refuseForm(form, problems);
  const { jobs, officeUrl } = office;
  const invited = await inviteStaff({ ...staffBy(office), jobs, officeUrl }, { ...values, email });
  if (invited.outcome === 'taken') return refuseForm(form, [{ field: 'email', text: t('EMAIL_TAKEN') }]);
  return leadOn(`/office/staff/?told=${encodeURIComponent(email.toLowerCase())}`);
}

export default function Staff({ loaderData: { told, note, rows, choices, given } }: Route.ComponentProps) {
  const t = useOfficeTexts();
  const answer = useActionData<FormAnswer>();
  const columns = [
    { key: 'name', text: t('NAME') },
    { key: 'role', text: t('ROLE') },
    { key: 'state', text: t('STATE') },
    { key: 'code', text: t('FACTOR') },
  ];
  return (
    <>
      <PageTitle page={t('STAFF')} />
      <PageHeading title={t('STAFF')} note={note} actions={<TeamParts />} />
      <div className="screen gap-11">
        <StatusLine>{told}</StatusLine>
        <DataTable
          label={t('STAFF')}
          columns={columns}
          rows={rows.map(({ id, name, email, role, state, code }) => ({
            id,
            cells: {
              name: (
                <>
                  <Link to={`/office/staff/${id}/`} className="font-semibold hover:underline">
                    {name}
                  </Link>
                  <span className="small block text-ink-3">{email}</span>
                </>
              ),
              role,
              state: <Sign kind={state.kind}>{state.text}</Sign>,
              code: code && <Sign kind={code.kind}>{code.text}</Sign>,
            },
          }))}
        />
        <section className="max-w-[36rem]">
          <h2 className="office-section">{t('INVITE')}</h2>
          <p className="mb-4 text-ink-2">{t('INVITE_HINT')}</p>
          <OfficeForm key={told} answer={answer} given={given}>
            <NameField />
            <TextField name="email" type="email" label={t('EMAIL')} autoComplete="off" maxLength={254} />
            <StaffFields choices={choices} />
            <p>
              <Button type="submit" size="small">
                {t('INVITE')}
              </Button>
            </p>
          </OfficeForm>
        </section>
      </div>
    </>
  );
}
