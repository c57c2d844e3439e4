import { data, redirect, type ShouldRevalidateFunctionArgs, useActionData } from 'react-router';
import { findSetup } from '#commands/staff/setup-link.ts';
import { Button, ButtonLink } from '#interface/button.tsx';
import { DoorPage } from '#office/door/door-page.tsx';
import { readForm } from '#office/forms/read-form.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { officeContext } from '#office/request-context.ts';
import { setupSteps } from '#site/new-agency/agency-from-draft.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { CheckedFields } from './checked-fields.tsx';
import { nextOpenStep, presentStep } from './present-step.server.ts';
import { finish, sendStep } from './send-step.server.ts';
import { SetupField } from './setup-field.tsx';
import { languageOf, stepAddress } from './step-address.ts';
import { StepChecks } from './step-checks.tsx';
import { StepList } from './step-list.tsx';

/** One step of an agency's first hour; 410 if the link is no longer valid. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const office = context.get(officeContext);
  const { token, step: name } = params as { token: string; step?: string };
  const draft = await findSetup(office.database, token, office.now);
  if (!draft) return data(null, 410);
  const step = setupSteps.find((each) => each === name);
  if (!step) {
    const language = languageOf(draft.administrator, office.language);
    throw redirect(stepAddress(token, nextOpenStep(draft), language));
  }
  return data(presentStep(office, draft, { token, step, isMore: url.searchParams.has('more') }));
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = context.get(officeContext);
  const { token, step: name } = params as { token: string; step?: string };
  const form = await readForm(request);
  const draft = await findSetup(office.database, token, office.now);
  const step = setupSteps.find((each) => each === name);
  if (!draft || !step) return data(null, 410);
  const sent = { token, step, draft, form };
  return step === 'ready' ? finish(office, request, sent) : sendStep(office, sent);
}

/** A check during typing changes nothing. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formData?.get('do') === 'check' ? false : defaultShouldRevalidate;
}

export default function Setup({ loaderData: shown }: Route.ComponentProps) {
  const t = useOfficeTexts();
  const answer = useActionData<FormAnswer | null>();
  if (!shown)
    return (
      <DoorPage title={t('LINK_OVER')} intro={t('SETUP_OVER')}>
        {null}
      </DoorPage>
    );
  const { step, title, place, steps, groups, given, former, canAdd, logo } = shown;
  return (
    <DoorPage
      title={title}
      intro={step === 'ready' ? t('SETUP_READY_HINT') : t('SETUP_KEPT')}
      steps={<StepList steps={steps} place={place} />}
    >
      {step === 'ready' && <StepChecks steps={steps.slice(1, -1)} />}
      <OfficeForm
        key={step}
        answer={answer ?? undefined}
        given={given}
        encType={step === 'colors' ? 'multipart/form-data' : undefined}
      >
        <CheckedFields>
          {groups.map(({ title: heading, fields }) => (
            <fieldset key={fields[0]?.name} className="setup-fields">
              {heading && <legend className="mb-3 font-semibold">{heading}</legend>}
              {fields.map((field) => (
                <SetupField key={field.name} {...field} logo={logo} />
              ))}
            </fieldset>
          ))}
        </CheckedFields>
        <Button type="submit">{step === 'ready' ? t('SETUP_FINISH') : t('CONTINUE')}</Button>
        {canAdd && (
          <Button type="submit" name="do" value="more" kind="quiet">
            {t('SETUP_MORE')}
          </Button>
        )}
        {former && (
          <ButtonLink to={former} kind="quiet">
            {t('SETUP_BACK')}
          </ButtonLink>
        )}
      </OfficeForm>
    </DoorPage>
  );
}
