import { useActionData } from 'react-router';
import { Button, ButtonLink } from '#interface/button.tsx';
import { readForm } from '#office/forms/read-form.ts';
import { answerTo } from '#office/interface/answer-to.ts';
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
import { HoursTable } from './hours-table.tsx';
import { actOnOffice, loadOffice } from './office.server.ts';

const idOf = (params: object) => (params as { id?: string }).id;

export function loader({ context, params }: Route.LoaderArgs) {
  return loadOffice(context.get(officeContext), idOf(params));
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return actOnOffice(context.get(officeContext), idOf(params), await readForm(request));
}

export default function AgencyOffice({ loaderData }: Route.ComponentProps) {
  const { title, isNew, names, cities, hourWords, countries, days, picture, given } = loaderData;
  const t = useOfficeTexts();
  const answer = useActionData<FormAnswer>();
  return (
    <>
      <PageTitle page={title} />
      <PageHeading title={title} actions={<TeamParts />} />
      <div className="screen max-w-[44rem] gap-11">
        <OfficeForm answer={answerTo(answer, 'save')} given={given} encType="multipart/form-data">
          <div className="team-fields">
            {names.map(({ name, label }, index) => (
              <TextField key={name} name={name} label={label} isOptional={index > 0} maxLength={100} />
            ))}
            <TextField name="street" label={t('TEAM_STREET')} autoComplete="off" maxLength={100} />
            <TextField name="houseNumber" label={t('TEAM_NUMBER')} autoComplete="off" maxLength={20} />
            <TextField name="postalCode" label={t('TEAM_POSTAL_CODE')} inputMode="numeric" maxLength={4} />
            <SelectField name="countryId" label={t('SETUP_COUNTRY')} choices={countries} />
            {cities.map(({ name, label }, index) => (
              <TextField key={name} name={name} label={label} isOptional={index > 0} maxLength={100} />
            ))}
            <TextField name="phone" type="tel" label={t('TEAM_PHONE')} autoComplete="off" maxLength={40} />
            <TextField name="email" type="email" label={t('EMAIL')} autoComplete="off" maxLength={254} />
            <p className="small text-ink-3 tablet:col-span-2">{t('TEAM_POSITION_HINT')}</p>
            <TextField
              name="latitude"
              label={t('TEAM_LATITUDE')}
              inputMode="decimal"
              isOptional
              maxLength={20}
            />
            <TextField
              name="longitude"
              label={t('TEAM_LONGITUDE')}
              inputMode="decimal"
              isOptional
              maxLength={20}
            />
          </div>
          <PictureUpload
            name="picture"
            label={t('TEAM_FRONT')}
            hint={t('TEAM_FRONT_HINT')}
            none={t('TEAM_NO_FRONT')}
            address={picture}
            isOptional
          />
          <HoursTable days={days} />
          <div className="team-fields">
            {hourWords.map(({ name, label }) => (
              <TextField key={name} name={name} label={label} isOptional maxLength={300} />
            ))}
          </div>
          <p className="flex flex-wrap gap-3">
            <Button type="submit" name="do" value="save" size="small">
              {t('SAVE')}
            </Button>
            <ButtonLink to="/office/offices/" kind="quiet" size="small">
              {t('TEAM_OFFICES')}
            </ButtonLink>
          </p>
        </OfficeForm>
        {!isNew && (
          <OfficeForm answer={answerTo(answer, 'remove')}>
            <p className="flex flex-wrap gap-3">
              <Button type="submit" name="do" value="first" kind="quiet" size="small">
                {t('TEAM_MAKE_MAIN')}
              </Button>
              <Button type="submit" name="do" value="remove" kind="quiet" size="small">
                {t('TEAM_OFFICE_REMOVE')}
              </Button>
            </p>
          </OfficeForm>
        )}
      </div>
    </>
  );
}
