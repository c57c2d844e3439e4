import { useActionData } from 'react-router';
import { Button } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { readForm } from '#office/forms/read-form.ts';
import { ChoiceField } from '#office/interface/choice-field.tsx';
import { DataTable } from '#office/interface/data-table.tsx';
import { DoButton } from '#office/interface/do-button.tsx';
import { Notice, StatusLine } from '#office/interface/notice.tsx';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { SelectField, TextField } from '#office/interface/text-field.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { actOnSlots, loadSlots, type SlotsAnswer } from './slots.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadSlots(context.get(officeContext), url);
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOnSlots(context.get(officeContext), await readForm(request));
}

/** The times at which a property is shown: a form that makes a series of them, and those already offered. */
export default function Slots({ loaderData }: Route.ComponentProps) {
  const { told, of, propertyId, given, agents, weekdays, slots } = loaderData;
  const t = useOfficeTexts();
  const answer = useActionData<SlotsAnswer>();
  const preview = answer?.preview;
  return (
    <>
      <PageTitle page={t('CALENDAR_OPEN_SLOTS')} />
      <PageHeading
        title={t('CALENDAR_OPEN_SLOTS')}
        note={of}
        actions={
          <Link to="/office/calendar/" className="editor-undo">
            {t('CALENDAR_TO_CALENDAR')}
          </Link>
        }
      />
      <div className="screen gap-10">
        <StatusLine>{told}</StatusLine>
        <OfficeForm key={told} answer={answer} given={given} className="max-w-[44rem]">
          <div className="name-fields">
            <TextField
              name="property"
              label={t('CALENDAR_PROPERTY')}
              hint={t('CALENDAR_PROPERTY_HINT')}
              autoComplete="off"
              maxLength={100}
            />
            <SelectField
              name="agent"
              label={t('CALENDAR_AGENT')}
              hint={t('CALENDAR_AGENT_HINT')}
              choices={agents}
              empty={t('CALENDAR_AGENT_OF_PROPERTY')}
              isOptional
            />
          </div>
          <ChoiceField name="days" label={t('CALENDAR_WEEKDAYS')} choices={weekdays} isMany inColumns />
          <div className="span-fields">
            <TextField name="since" type="date" label={t('CALENDAR_SINCE')} />
            <TextField name="until" type="date" label={t('CALENDAR_UNTIL')} />
          </div>
          <div className="span-fields">
            <TextField name="from" type="time" label={t('CALENDAR_FROM')} />
            <TextField name="to" type="time" label={t('CALENDAR_TO')} />
          </div>
          <div className="span-fields">
            <TextField name="minutes" label={t('CALENDAR_MINUTES')} inputMode="numeric" maxLength={3} />
            <TextField name="buffer" label={t('CALENDAR_BUFFER')} inputMode="numeric" maxLength={3} />
            <TextField name="capacity" label={t('CALENDAR_CAPACITY')} inputMode="numeric" maxLength={2} />
          </div>
          {preview && <Preview {...preview} />}
          <p className="flex flex-wrap gap-3">
            <Button type="submit" name="do" value="preview" size="small" kind={preview ? 'quiet' : 'primary'}>
              {t('CALENDAR_PREVIEW')}
            </Button>
            {preview && preview.times.length > 0 && (
              <Button type="submit" name="do" value="make" size="small">
                {t('CALENDAR_MAKE', { count: preview.times.length })}
              </Button>
            )}
          </p>
        </OfficeForm>
        <section>
          <h2 className="office-section">{t('CALENDAR_SLOTS')}</h2>
          {slots.length === 0 ? (
            <p className="text-ink-2">{t('CALENDAR_SLOTS_EMPTY')}</p>
          ) : (
            <DataTable
              label={t('CALENDAR_SLOTS')}
              columns={[
                { key: 'when', text: t('CALENDAR_WHEN') },
                { key: 'about', text: t('CALENDAR_PROPERTY') },
                { key: 'agent', text: t('CALENDAR_AGENT') },
                { key: 'taken', text: t('CALENDAR_BOOKED') },
                { key: 'remove', text: '' },
              ]}
              rows={slots.map(({ id, when, about, reference, agent, taken, isFree }) => ({
                id,
                cells: {
                  when: <span className="font-semibold">{when}</span>,
                  about: (
                    <>
                      {about} <span className="small block text-ink-3">{reference}</span>
                    </>
                  ),
                  agent,
                  taken,
                  remove: isFree && (
                    <DoButton
                      does="remove"
                      given={{ slot: String(id), ...(propertyId && { property: String(propertyId) }) }}
                      label={t('CALENDAR_SLOT_REMOVE')}
                      about={when}
                    />
                  ),
                },
              }))}
            />
          )}
        </section>
      </div>
    </>
  );
}

function Preview({ summary, clashes, times }: NonNullable<SlotsAnswer['preview']>) {
  const t = useOfficeTexts();
  return (
    <div role="status" className="flex flex-col gap-4">
      <Notice kind={clashes.length > 0 ? 'soon' : 'done'} title={summary}>
        {clashes.length > 0 && t('CALENDAR_CLASHES', { count: clashes.length })}
      </Notice>
      {clashes.length > 0 && (
        <ul className="slot-clashes">
          {clashes.map((clash) => (
            <li key={clash}>{clash}</li>
          ))}
        </ul>
      )}
      {times.length > 0 && (
        <details>
          <summary className="editor-undo">{t('CALENDAR_SLOTS_SEE')}</summary>
          <ol className="slot-times">
            {times.map((time) => (
              <li key={time}>{time}</li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
