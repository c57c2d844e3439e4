import { redirect, useActionData } from 'react-router';
import { createProject } from '#commands/project/create-project.ts';
import { addressKeys } from '#domain/project/project-fields.ts';
import { Button } from '#interface/button.tsx';
import { readForm, textOf } from '#office/forms/read-form.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { refuseForm } from '#office/interface/refuse-form.server.ts';
import { TextField } from '#office/interface/text-field.tsx';
import { officeContext, staffBy, staffOf } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { presentAddress, projectProblems } from './new-project.server.ts';
import { ProjectAddress } from './project-address.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return presentAddress(context.get(officeContext));
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = context.get(officeContext);
  const form = await readForm(request);
  const { agentId } = staffOf(office);
  const typed = Object.fromEntries(
    ['name', ...addressKeys].map((key) => [key, textOf(form, key).slice(0, 200)]),
  );
  const created = await createProject(staffBy(office), {
    ...typed,
    ...(agentId && { agentId: String(agentId) }),
  });
  if (created.outcome === 'bad') return refuseForm(form, projectProblems(created.problems, office.language));
  return redirect(`/office/projects/${created.id}/?told=created`, 303);
}

export default function NewProject({ loaderData }: Route.ComponentProps) {
  const t = useOfficeTexts();
  const answer = useActionData<FormAnswer>();
  return (
    <>
      <PageTitle page={t('PROJECTS_NEW')} />
      <PageHeading title={t('PROJECTS_NEW')} note={t('PROJECTS_NEW_HINT')} />
      <div className="screen max-w-[52rem]">
        <OfficeForm answer={answer} given={{ countryId: '10' }}>
          <TextField
            name="name"
            label={t('PROJECT_NAME')}
            autoComplete="off"
            maxLength={loaderData.mostNameLetters}
          />
          <ProjectAddress words={loaderData} />
          <p>
            <Button type="submit" size="small">
              {t('PROJECTS_CREATE')}
            </Button>
          </p>
        </OfficeForm>
      </div>
    </>
  );
}
