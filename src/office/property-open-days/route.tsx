import { useActionData } from 'react-router';
import { Button } from '#interface/button.tsx';
import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { readForm } from '#office/forms/read-form.ts';
import { DoButton } from '#office/interface/do-button.tsx';
import { type FormAnswer, isFormAnswer } from '#office/interface/form-answer.ts';
import { EmptyState, Notice, StatusLine } from '#office/interface/notice.tsx';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { TextField } from '#office/interface/text-field.tsx';
import { findProperty } from '#office/properties/find-property.server.ts';
import { officeContext } from '#office/request-context.ts';
import { TextsField } from '#office/settings/texts-field.tsx';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { actOnOpenDays, type RemovedDay } from './act-on-open-days.server.ts';
import { loadOpenDays } from './open-days.server.ts';
import { PutBack } from './put-back.tsx';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadOpenDays(context.get(officeContext), params.id, url);
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = context.get(officeContext);
  const { id } = await findProperty(office, params.id);
  return actOnOpenDays(office, id, await readForm(request));
}

type Loaded = Awaited<ReturnType<typeof loadOpenDays>>;

/** The coming open days of a property, and a form that adds one. */
export default function OpenDays({ loaderData }: Route.ComponentProps) {
  const { id, title, reference, told, whoSees, source, days } = loaderData;
  const t = useOfficeTexts();
  const said = useActionData<FormAnswer | RemovedDay>();
  const removed = said && 'removed' in said ? said.removed : undefined;
  const back = (
    <Link to={`/office/properties/${id}/`} className="door-link">
      <Icon name="chevron-left" size={18} /> {title}
    </Link>
  );
  return (
    <>
      <PageTitle page={t('OPEN_DAYS')} />
      <PageHeading title={t('OPEN_DAYS')} note={reference} actions={back} />
      <div className="screen">
        <StatusLine>
          {removed ? t('OPEN_DAY_TOLD_REMOVED', { when: removed.when }) : !said && told}
        </StatusLine>
        {removed && <PutBack key={removed.when} fields={removed.fields} />}
        {source && <SourceNotice source={source} />}
        <section className="max-w-[44rem]">
          {days.length === 0 ? (
            <EmptyState title={t('OPEN_DAYS_NONE')} hint={t('OPEN_DAYS_NONE_HINT')} />
          ) : (
            <DayList days={days} />
          )}
          <p className="small mt-3 text-ink-3">{whoSees}</p>
        </section>
        <section className="max-w-[44rem]">
          <h2 className="office-section">{t('OPEN_DAY_ADD')}</h2>
          <AddDay loaded={loaderData} answer={isFormAnswer(said) ? said : undefined} />
        </section>
      </div>
    </>
  );
}

function SourceNotice({ source: { title, offers, days } }: { source: NonNullable<Loaded['source']> }) {
  const t = useOfficeTexts();
  const giveBack = offers && (
    <DoButton does="unlock" given={{}} label={t('EDITOR_UNLOCK')} about={t('OPEN_DAYS')} />
  );
  return (
    <Notice title={title} action={giveBack}>
      {offers}
      {days.length > 0 && (
        <ul>
          {days.map((day) => (
            <li key={day}>{day}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

function DayList({ days }: Pick<Loaded, 'days'>) {
  const t = useOfficeTexts();
  return (
    <ul className="owner-items" aria-label={t('OPEN_DAYS')}>
      {days.map(({ id, when, notes }) => (
        <li key={id} className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0 flex-1 basis-60">
            <p className="font-semibold">{when}</p>
            {notes.map(({ lang, name, text }) => (
              <p key={lang} className="small wrap-anywhere">
                <span className="text-ink-3">{name}: </span>
                <span lang={lang}>{text}</span>
              </p>
            ))}
          </div>
          <DoButton does="remove" given={{ id: String(id) }} label={t('OPEN_DAY_REMOVE')} about={when} />
        </li>
      ))}
    </ul>
  );
}

function AddDay({ loaded: { days, languages }, answer }: { loaded: Loaded; answer: FormAnswer | undefined }) {
  const t = useOfficeTexts();
  return (
    <OfficeForm key={JSON.stringify(days)} answer={answer} given={{ from: '14:00', to: '16:00' }}>
      <div className="span-fields">
        <TextField name="day" type="date" label={t('DAY')} />
        <TextField name="from" type="time" label={t('CALENDAR_FROM')} />
        <TextField name="to" type="time" label={t('CALENDAR_TO')} />
      </div>
      <TextsField
        name="note"
        label={t('OPEN_DAY_NOTE')}
        hint={t('OPEN_DAY_NOTE_HINT')}
        languages={languages}
      />
      <p>
        <Button type="submit" name="do" value="add" size="small">
          {t('OPEN_DAY_ADD')}
        </Button>
      </p>
    </OfficeForm>
  );
}
