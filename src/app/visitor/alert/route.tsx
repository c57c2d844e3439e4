import { Form, useActionData } from 'react-router';
import { SearchSentence } from '#app/alert/search-sentence.tsx';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { PlainForm } from '#app/forms/plain-form.tsx';
import { headElements } from '#app/page/head.ts';
import { requestContext } from '#app/request-context.ts';
import { ArrowLink } from '#interface/arrow-link.tsx';
import { Button, ButtonLink } from '#interface/button.tsx';
import { PageTop } from '#interface/page-top.tsx';
import type { Route } from './+types/route.ts';
import { actOnAlert, loadAlert } from './alert-page.server.ts';

export const handle = { isPersonal: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadAlert(context.get(requestContext), url);
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return actOnAlert(context.get(requestContext), { request, url });
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function Alert({ loaderData }: Route.ComponentProps) {
  const { crumbs, title, told, undo, shown } = loaderData;
  const { state, sentence, buttons, form, list, again } = shown;
  const answer = useActionData<FormAnswer>();
  return (
    <div className="column page-end">
      <PageTop crumbs={crumbs} title={{ text: title }} />
      <div className="mt-9 max-w-[744px]">
        {told && (
          <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3 border-l-[3px] border-sage py-1 pl-4">
            <p role="status" className="font-semibold">
              {told}
            </p>
            {undo && (
              <Form method="post">
                <Button type="submit" name="do" value={undo.step} kind="quiet" size="small">
                  {undo.label}
                </Button>
              </Form>
            )}
          </div>
        )}
        <section className="border-t border-ink pt-6">
          <p className="mb-5">{state}</p>
          <SearchSentence runs={sentence} />
          {list && (
            <div className="mt-5">
              <ArrowLink to={list.href}>{list.label}</ArrowLink>
            </div>
          )}
          <Form method="post" className="mt-8 flex flex-wrap items-center gap-3 empty:hidden">
            {buttons.map(({ step, label, isFirst }) => (
              <Button key={step} type="submit" name="do" value={step} kind={isFirst ? 'primary' : 'quiet'}>
                {label}
              </Button>
            ))}
          </Form>
          {again && <ButtonLink to={again.href}>{again.label}</ButtonLink>}
        </section>
        {form && <PlainForm shown={form} answer={answer} step="change" kind="quiet" className="mt-14" />}
      </div>
    </div>
  );
}
