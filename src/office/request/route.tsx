import { Form, useActionData } from 'react-router';
import { Button } from '#interface/button.tsx';
import { readForm } from '#office/forms/read-form.ts';
import { Notice } from '#office/interface/notice.tsx';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { TextArea } from '#office/interface/text-field.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { AboutCard } from './about-card.tsx';
import { actOnRequest } from './act-on-request.server.ts';
import { AnswerBox } from './answer-box.tsx';
import { AskedByPerson } from './asked.tsx';
import { FreeSlots } from './free-slots.tsx';
import { MoreLines } from './more-lines.tsx';
import { PlanLink } from './plan-link.tsx';
import { findRequest, loadRequest } from './request.server.ts';
import type { RequestAnswer } from './request-answer.ts';
import { RequestBar } from './request-bar.tsx';
import { RequestHead } from './request-head.tsx';
import { Timeline } from './timeline.tsx';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadRequest(context.get(officeContext), params.id, url);
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const office = context.get(officeContext);
  const lead = await findRequest(office, params.id);
  const template = url.searchParams.get('template');
  return actOnRequest(office, lead, { form: await readForm(request), template });
}

export default function Request({ loaderData: request }: Route.ComponentProps) {
  const { person, told, undo, asked, facts, personHref, about, slots, documents, more, plan, timeline } =
    request;
  const t = useOfficeTexts();
  const answer = useActionData<RequestAnswer>();
  const said = answer?.typed.do?.at(-1)?.split(':')[0];
  return (
    <>
      <PageTitle page={person} />
      <RequestHead request={request} />
      <RequestBar facts={facts} plan={plan} />
      {/* Keyed by request: a text being written to one person must not appear in the answer to the next. */}
      <div key={request.id} className="screen request-screen">
        <div className="request-column">
          <div role="status" className="chosen-told">
            {told && (
              <Notice
                kind="done"
                title={told}
                action={
                  undo && (
                    <Form method="post">
                      <Button type="submit" name="do" value={`status:${undo}`} kind="quiet" size="dense">
                        {t('PROPERTIES_UNDO')}
                      </Button>
                    </Form>
                  )
                }
              />
            )}
          </div>
          <AskedByPerson asked={asked} facts={facts} personHref={personHref} />
          {facts.email ? (
            <AnswerBox
              request={{ id: request.id, person, documents, plan, ...request.answer }}
              answer={said === 'answer' || said === 'insert' ? answer : undefined}
            />
          ) : (
            <section id="answer" className="request-answer">
              <Notice kind="soon" title={t('REPLY_NO_ADDRESS')} />
              <p>
                <PlanLink plan={plan} />
              </p>
            </section>
          )}
          <section id="note" className="request-note">
            <OfficeForm key={request.notes} answer={said === 'note' || said === 'call' ? answer : undefined}>
              <TextArea name="note" label={t('WORK_NOTE')} rows={2} maxLength={5000} isOptional />
              <p className="flex flex-wrap gap-3">
                <Button type="submit" name="do" value="note" kind="quiet" size="small">
                  {t('WORK_NOTE_ADD')}
                </Button>
                <Button type="submit" name="do" value="call" kind="quiet" size="small">
                  {t('WORK_CALLED')}
                </Button>
              </p>
            </OfficeForm>
          </section>
          <Timeline items={timeline} />
        </div>
        <div className="request-side">
          {about && <AboutCard about={about} />}
          {request.hasSlots && facts.email && (
            <FreeSlots
              slots={slots}
              chosen={said === 'answer' || said === 'insert' ? (answer?.typed.slot ?? []) : undefined}
              problem={answer?.problems.find(({ field }) => field === 'slot')?.text}
            />
          )}
          <section className="request-more">
            <h2 className="office-section">{t('ASKED_MORE', { person })}</h2>
            {more.length > 0 ? (
              <MoreLines lines={more} />
            ) : (
              <p className="small border-t border-ink pt-3 text-ink-3">{t('ASKED_MORE_NONE')}</p>
            )}
          </section>
        </div>
      </div>
    </>
  );
}
