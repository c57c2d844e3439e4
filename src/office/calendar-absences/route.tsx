import { useActionData } from 'react-router';
import { Button } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { readForm } from '#office/forms/read-form.ts';
import { DataTable } from '#office/interface/data-table.tsx';
import { DoButton } from '#office/interface/do-button.tsx';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { Notice, StatusLine } from '#office/interface/notice.tsx';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { SelectField, TextField } from '#office/interface/text-field.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { actOnAbsences, loadAbsences } from './absences.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadAbsences(context.get(officeContext), url);
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOnAbsences(context.get(officeContext), await readForm(request));
}

/** Absences of agents: no times are offered to visitors then. */
export default function Absences({ loaderData }: Route.ComponentProps) {
  const { told, inTheWay, given, agents, absences } = loaderData;
  const t = useOfficeTexts();
  const answer = useActionData<FormAnswer>();
  return (
    <>
      <PageTitle page={t('CALENDAR_ABSENCES')} />
      <PageHeading
        title={t('CALENDAR_ABSENCES')}
        actions={
          <Link to="/office/calendar/" className="editor-undo">
            {t('CALENDAR_TO_CALENDAR')}
          </Link>
        }
      />
      <div className="screen gap-10">
        <StatusLine>{told}</StatusLine>
        {inTheWay && <Notice kind="soon" title={inTheWay} />}
        <OfficeForm key={absences.length} answer={answer} given={given} className="max-w-[36rem]">
          <p className="text-ink-2">{t('CALENDAR_ABSENCES_HINT')}</p>
          <SelectField
            name="agent"
            label={t('CALENDAR_AGENT')}
            choices={agents}
            empty={t('CALENDAR_AGENT_CHOOSE')}
          />
          <div className="span-fields">
            <TextField name="from" type="date" label={t('CALENDAR_AWAY_FROM')} />
            <TextField name="from_time" type="time" label={t('TIME')} />
          </div>
          <div className="span-fields">
            <TextField name="until" type="date" label={t('CALENDAR_AWAY_UNTIL')} />
            <TextField name="until_time" type="time" label={t('TIME')} />
          </div>
          <TextField
            name="reason"
            label={t('CALENDAR_REASON')}
            hint={t('CALENDAR_REASON_HINT')}
            autoComplete="off"
            maxLength={60}
            isOptional
          />
          <p>
            <Button type="submit" name="do" value="add" size="small">
              {t('CALENDAR_KEEP')}
            </Button>
          </p>
        </OfficeForm>
        {absences.length > 0 && (
          <DataTable
            label={t('CALENDAR_ABSENCES')}
            columns={[
              { key: 'agent', text: t('CALENDAR_AGENT') },
              { key: 'from', text: t('CALENDAR_AWAY_FROM') },
              { key: 'until', text: t('CALENDAR_AWAY_UNTIL') },
              { key: 'reason', text: t('CALENDAR_REASON') },
              { key: 'remove', text: '' },
            ]}
            rows={absences.map(({ id, agent, from, until, reason }) => ({
              id,
              cells: {
                agent: <span className="font-semibold">{agent}</span>,
                from,
                until,
                reason,
                remove: (
                  <DoButton
                    does="remove"
                    given={{ absence: String(id) }}
                    label={t('CALENDAR_ABSENCE_REMOVE')}
                    about={`${agent}, ${from}`}
                  />
                ),
              },
            }))}
          />
        )}
      </div>
    </>
  );
}
