import { Form, useActionData } from 'react-router';
import { Button, ButtonAnchor } from '#interface/button.tsx';
import { readForm } from '#office/forms/read-form.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { Notice, StatusLine } from '#office/interface/notice.tsx';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { TextField } from '#office/interface/text-field.tsx';
import { MoreLines } from '#office/request/more-lines.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { actOnPerson } from './act-on-person.server.ts';
import { loadPerson } from './person.server.ts';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadPerson(context.get(officeContext), params.key, url);
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return actOnPerson(context.get(officeContext), params.key, await readForm(request));
}

export default function Person({ loaderData: person }: Route.ComponentProps) {
  const { email, told, note, leads, alerts, newsletter, isOwner, mails } = person;
  const t = useOfficeTexts();
  if (!email)
    return (
      <>
        <PageTitle page={t('PERSON_ERASED')} />
        <PageHeading title={t('PERSON_DATA')} />
        <div className="screen">
          <StatusLine>{told}</StatusLine>
        </div>
      </>
    );
  return (
    <>
      <PageTitle page={email} />
      <PageHeading title={email} note={note} />
      <div className="screen person-screen">
        <StatusLine>{told}</StatusLine>
        {isOwner && <Notice title={t('PERSON_OWNER')} />}
        <section>
          <h2 className="office-section">{t('PERSON_REQUESTS')}</h2>
          <MoreLines lines={leads} />
        </section>
        <section>
          <h2 className="office-section">{t('PERSON_ALERTS')}</h2>
          {alerts.length === 0 ? (
            <p>{t('PERSON_ALERTS_NONE')}</p>
          ) : (
            <ul className="more-lines">
              {alerts.map((alert) => (
                <Alert key={alert.id} alert={alert} />
              ))}
            </ul>
          )}
        </section>
        <section>
          <h2 className="office-section">{t('PERSON_NEWSLETTER')}</h2>
          <p>{newsletter}</p>
        </section>
        {mails.length > 0 && (
          <section>
            <h2 className="office-section">{t('PERSON_MAILS')}</h2>
            <ul className="more-lines">
              {mails.map(({ id, subject, when, isDead }) => (
                <li key={id}>
                  <p>{subject}</p>
                  <p className="small text-ink-3">
                    {when} {isDead && <Sign kind="must">{t('STORY_DEAD')}</Sign>}
                  </p>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Data person={person} />
      </div>
    </>
  );
}

type Shown = Route.ComponentProps['loaderData'];

function Alert({ alert: { id, about, note, finds, edit, isEnded } }: { alert: Shown['alerts'][number] }) {
  const t = useOfficeTexts();
  return (
    <li>
      <p className="font-semibold">{about}</p>
      <p className="small text-ink-3">{note}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonAnchor href={finds} target="_blank" rel="noreferrer" kind="quiet" size="dense">
          {t('PERSON_ALERT_FINDS')}
        </ButtonAnchor>
        {!isEnded && (
          <>
            <ButtonAnchor href={edit} target="_blank" rel="noreferrer" kind="quiet" size="dense">
              {t('PERSON_ALERT_EDIT')}
            </ButtonAnchor>
            <Form method="post">
              <input type="hidden" name="alert" value={id} />
              <Button type="submit" name="do" value="stop" kind="quiet" size="dense">
                {t('PERSON_ALERT_STOP')}
              </Button>
            </Form>
          </>
        )}
      </div>
    </li>
  );
}

/** Exports or erases all stored data (GDPR, articles 15 and 17), for users with that right. */
function Data({ person: { exportTo, mayErase, isOfAgency } }: { person: Shown }) {
  const t = useOfficeTexts();
  const answer = useActionData<FormAnswer>();
  if (isOfAgency) return <Notice title={t('PERSON_OF_AGENCY')} />;
  if (!exportTo && !mayErase) return null;
  return (
    <section>
      <h2 className="office-section">{t('PERSON_DATA')}</h2>
      {exportTo && (
        // A full page load: the answer is a file.
        <form method="post" action={exportTo}>
          <Button type="submit" kind="quiet" size="small">
            {t('PERSON_EXPORT')}
          </Button>
        </form>
      )}
      {mayErase && (
        <details open={Boolean(answer)} className="mt-5 border-t border-line pt-5">
          <summary className="door-link">{t('PERSON_ERASE')}</summary>
          <p className="my-3 max-w-[40rem] text-ink-2">{t('PERSON_ERASE_HINT')}</p>
          <OfficeForm answer={answer} className="max-w-[28rem]">
            <TextField
              name="email"
              type="email"
              label={t('PERSON_ERASE_TYPE')}
              maxLength={254}
              autoComplete="off"
            />
            <p>
              <Button type="submit" name="do" value="erase" size="small">
                {t('PERSON_ERASE')}
              </Button>
            </p>
          </OfficeForm>
        </details>
      )}
    </section>
  );
}
