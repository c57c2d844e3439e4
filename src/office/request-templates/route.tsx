import { useActionData } from 'react-router';
import { Button, ButtonLink } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { readForm } from '#office/forms/read-form.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { StatusLine } from '#office/interface/notice.tsx';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { TextArea, TextField } from '#office/interface/text-field.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { actOnTemplate, loadTemplates } from './templates.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadTemplates(context.get(officeContext), url);
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOnTemplate(context.get(officeContext), await readForm(request));
}

/** The placeholders as a text holds them. */
const fields = {
  firstname: '{{firstname}}',
  property: '{{property}}',
  moment: '{{moment}}',
  sender: '{{sender}}',
  slots: '{{slots}}',
  documents: '{{documents}}',
};

export default function Templates({ loaderData: { told, templates, edited } }: Route.ComponentProps) {
  const t = useOfficeTexts();
  const answer = useActionData<FormAnswer>();
  return (
    <>
      <PageTitle page={t('INBOX_TEMPLATES')} />
      <PageHeading
        title={t('INBOX_TEMPLATES')}
        actions={
          <ButtonLink to="/office/requests/" kind="quiet" size="small">
            {t('INBOX')}
          </ButtonLink>
        }
      />
      <div className="screen max-w-[60rem]">
        <StatusLine>{told}</StatusLine>
        <p className="text-ink-2">{t('TEMPLATES_HINT')}</p>
        <ul className="template-list">
          {templates.map(({ id, to, name, note, isCurrent }) => (
            <li key={id}>
              <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
                {name}
              </Link>
              {note && <span className="small ml-3 text-ink-3">{note}</span>}
            </li>
          ))}
          <li>
            <Link to="/office/requests/templates/?template=new">{t('TEMPLATE_NEW')}</Link>
          </li>
        </ul>
        {edited && (
          <section>
            <h2 className="office-section">{edited.title}</h2>
            <p className="small mb-5 text-ink-3">{t('TEMPLATES_FIELDS', fields)}</p>
            <OfficeForm key={edited.id} answer={answer} given={edited.given}>
              <input type="hidden" name="id" value={edited.id} />
              {edited.hasName && (
                <TextField name="name" label={t('TEMPLATE_NAME')} maxLength={100} autoComplete="off" />
              )}
              {edited.languages.map(({ language, name }) => (
                <div key={language} className="flex flex-col gap-4 border-t border-line pt-4">
                  <TextField
                    name={`subject-${language}`}
                    label={t('TEMPLATE_SUBJECT_IN', { language: name })}
                    maxLength={300}
                    autoComplete="off"
                  />
                  <TextArea
                    name={`body-${language}`}
                    label={t('TEMPLATE_TEXT_IN', { language: name })}
                    rows={10}
                    maxLength={10000}
                  />
                </div>
              ))}
              <p className="flex flex-wrap gap-3">
                <Button type="submit" name="do" value="keep" size="small">
                  {t('SAVE')}
                </Button>
                {edited.remove && (
                  <Button type="submit" name="do" value="remove" kind="quiet" size="small">
                    {edited.remove}
                  </Button>
                )}
              </p>
            </OfficeForm>
          </section>
        )}
      </div>
    </>
  );
}
