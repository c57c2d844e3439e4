import { useActionData } from 'react-router';
import { Button } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { PersonFields } from '#office/forms/person-fields.tsx';
import { readForm } from '#office/forms/read-form.ts';
import { CheckField, ChoiceField } from '#office/interface/choice-field.tsx';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { SelectField, TextArea, TextField } from '#office/interface/text-field.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { loadNewRequest, noteRequest } from './new-request.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadNewRequest(context.get(officeContext), url);
}

export async function action({ context, request }: Route.ActionArgs) {
  return noteRequest(context.get(officeContext), await readForm(request));
}

/** The form for a caller or a visitor at the desk: the request joins the others. */
export default function NewRequest({ loaderData: { given, ways, forms, languages } }: Route.ComponentProps) {
  const t = useOfficeTexts();
  const answer = useActionData<FormAnswer>();
  return (
    <>
      <PageTitle page={t('INBOX_NEW')} />
      <PageHeading
        title={t('INBOX_NEW')}
        actions={
          <Link to="/office/requests/" className="editor-undo">
            {t('INBOX_TO_INBOX')}
          </Link>
        }
      />
      <div className="screen max-w-[40rem]">
        <OfficeForm answer={answer} given={given}>
          <ChoiceField name="way" label={t('INBOX_NEW_WAY')} choices={ways} />
          <PersonFields languages={languages} />
          <SelectField name="form" label={t('INBOX_NEW_ABOUT')} choices={forms} />
          <TextField
            name="property"
            label={t('CALENDAR_PROPERTY')}
            hint={t('CALENDAR_PROPERTY_HINT')}
            autoComplete="off"
            maxLength={100}
            isOptional
          />
          <TextArea name="remark" label={t('INBOX_NEW_REMARK')} rows={5} maxLength={4000} />
          <CheckField name="settled" label={t('INBOX_NEW_SETTLED')} />
          <p className="small text-ink-3">{t('INBOX_NEW_HINT')}</p>
          <p>
            <Button type="submit" size="small">
              {t('INBOX_NEW_NOTE')}
            </Button>
          </p>
        </OfficeForm>
      </div>
    </>
  );
}
