import { useActionData } from 'react-router';
import { Button, ButtonLink } from '#interface/button.tsx';
import { readForm } from '#office/forms/read-form.ts';
import { answerTo } from '#office/interface/answer-to.ts';
import { CheckField, ChoiceField } from '#office/interface/choice-field.tsx';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { PictureUpload } from '#office/interface/picture-upload.tsx';
import { SelectField, TextField } from '#office/interface/text-field.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { TeamParts } from '#office/team/team-parts.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { actOnAgent } from './act-on-agent.server.ts';
import { loadAgent } from './agent.server.ts';

const idOf = (params: object) => (params as { id?: string }).id;

export function loader({ context, params }: Route.LoaderArgs) {
  return loadAgent(context.get(officeContext), idOf(params));
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return actOnAgent(context.get(officeContext), idOf(params), await readForm(request));
}

export default function AgentScreen({ loaderData }: Route.ComponentProps) {
  const { title, offices, roles, languages, given, picture, ending } = loaderData;
  const t = useOfficeTexts();
  const answer = useActionData<FormAnswer>();
  return (
    <>
      <PageTitle page={title} />
      <PageHeading title={title} actions={<TeamParts />} />
      <div className="screen max-w-[44rem] gap-11">
        <OfficeForm answer={answerTo(answer, 'save')} given={given} encType="multipart/form-data">
          <div className="team-fields">
            <TextField name="firstName" label={t('TEAM_FIRST_NAME')} autoComplete="off" maxLength={100} />
            <TextField name="lastName" label={t('TEAM_LAST_NAME')} autoComplete="off" maxLength={100} />
            {roles.map(({ name, label }, index) => (
              <TextField key={name} name={name} label={label} isOptional={index > 0} maxLength={100} />
            ))}
            <TextField name="phone" type="tel" label={t('TEAM_PHONE')} autoComplete="off" maxLength={40} />
            <TextField name="email" type="email" label={t('EMAIL')} autoComplete="off" maxLength={254} />
            <SelectField name="office" label={t('TEAM_OFFICE')} choices={offices} empty="" />
            <TextField name="registrationNumber" label={t('TEAM_REGISTRATION')} isOptional maxLength={40} />
          </div>
          <ChoiceField name="languages" label={t('TEAM_SPEAKS')} choices={languages} isMany isOptional />
          <PictureUpload
            name="picture"
            label={t('TEAM_PORTRAIT')}
            hint={t('TEAM_PORTRAIT_HINT')}
            none={t('TEAM_NO_PORTRAIT')}
            address={picture}
            isOptional
          />
          <CheckField name="isShown" label={t('TEAM_SHOWN')} />
          <p className="flex flex-wrap gap-3">
            <Button type="submit" name="do" value="save" size="small">
              {t('SAVE')}
            </Button>
            <ButtonLink to="/office/team/" kind="quiet" size="small">
              {t('TEAM')}
            </ButtonLink>
          </p>
        </OfficeForm>
        {ending && (
          <section>
            <h2 className="office-section">{t('TEAM_END')}</h2>
            {ending.colleagues.length === 0 ? (
              <p className="text-ink-2">{t('TEAM_END_ALONE')}</p>
            ) : (
              <OfficeForm answer={answerTo(answer, 'end')}>
                <p className="text-ink-2">{ending.hint}</p>
                <SelectField name="to" label={t('TEAM_END_TO')} choices={ending.colleagues} empty="" />
                <p>
                  <Button type="submit" name="do" value="end" kind="quiet" size="small">
                    {t('TEAM_END')}
                  </Button>
                </p>
              </OfficeForm>
            )}
          </section>
        )}
      </div>
    </>
  );
}
