import { useActionData } from 'react-router';
import { Button } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { SpanFields } from '#office/calendar/span-fields.tsx';
import { TakeSlot } from '#office/calendar/take-slot.tsx';
import { PersonFields } from '#office/forms/person-fields.tsx';
import { readForm } from '#office/forms/read-form.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { TextField } from '#office/interface/text-field.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { loadNewAppointment, planAppointment } from './new-appointment.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadNewAppointment(context.get(officeContext), url);
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return planAppointment(context.get(officeContext), url, await readForm(request));
}

export default function NewVisit({ loaderData }: Route.ComponentProps) {
  const { given, request, slots, agents, languages } = loaderData;
  const t = useOfficeTexts();
  const answer = useActionData<FormAnswer>();
  return (
    <>
      <PageTitle page={t('CALENDAR_NEW')} />
      <PageHeading
        title={t('CALENDAR_NEW')}
        note={request && <Requester {...request} />}
        actions={
          <Link to={request?.href ?? '/office/calendar/'} className="editor-undo">
            {t(request ? 'CALENDAR_TO_REQUEST' : 'CALENDAR_TO_CALENDAR')}
          </Link>
        }
      />
      <div className="screen max-w-[40rem]">
        <TakeSlot slots={slots} hidden={{ property: given.property }} />
        <OfficeForm answer={answer} given={given}>
          <TextField
            name="property"
            label={t('CALENDAR_PROPERTY')}
            hint={t('CALENDAR_PROPERTY_HINT')}
            autoComplete="off"
            maxLength={100}
          />
          <SpanFields agents={agents} />
          {!request && <PersonFields languages={languages} />}
          <p className="small text-ink-3">{t('CALENDAR_MAILS_HINT')}</p>
          <p>
            <Button type="submit" name="do" value="plan" size="small">
              {t('CALENDAR_BOOK')}
            </Button>
          </p>
        </OfficeForm>
      </div>
    </>
  );
}

/** The person it is for: nobody has to type again what the request says. */
function Requester({ person, reach }: { person: string; reach: string }) {
  return (
    <>
      {person}
      {reach && reach !== person && <span className="wrap-anywhere">, {reach}</span>}
    </>
  );
}
