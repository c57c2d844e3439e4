import { Form, useActionData, useLocation } from 'react-router';
import { Button } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { readForm } from '#office/forms/read-form.ts';
import { EditorHeading } from '#office/interface/editor-heading.tsx';
import { EnterSaves } from '#office/interface/enter-saves.tsx';
import { EmptyState, Notice, Refusal, StatusLine } from '#office/interface/notice.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { actOnTranslation, type TranslationAnswer } from './act-on-translation.server.ts';
import { loadTranslation } from './load-translation.server.ts';
import { TextPair } from './text-pair.tsx';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadTranslation(context.get(officeContext), params.subject, url);
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return actOnTranslation(context.get(officeContext), params.subject, await readForm(request));
}

/** After a refusal the form must know the present texts: with the former ones it would be refused for ever. */
export const shouldRevalidate = () => true;

export default function Translation({ loaderData }: Route.ComponentProps) {
  const { title, note, isPublished, editor, isWritable, back, language, languages } = loaderData;
  const { texts, waiting, told, service } = loaderData;
  const t = useOfficeTexts();
  const answer = useActionData() as TranslationAnswer | undefined;
  const { key } = useLocation();
  const hasProblems = answer && Object.keys(answer.problems).length > 0;
  return (
    <>
      <PageTitle page={title} />
      <EditorHeading back={{ to: back, label: t('TRANSLATIONS') }} title={title} note={note}>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Sign kind={isPublished ? 'done' : 'empty'}>
            {t(isPublished ? 'PUBLICATION_PUBLISHED' : 'PUBLICATION_DRAFT')}
          </Sign>
          {waiting > 0 && <Sign kind="soon">{t('TRANSLATION_WAITING', { count: waiting })}</Sign>}
          {editor && (
            <Link to={editor} className="editor-undo">
              {t('TRANSLATION_EDITOR')}
            </Link>
          )}
        </div>
      </EditorHeading>
      <div className="screen">
        <StatusLine>{answer ? '' : told}</StatusLine>
        {answer?.refusal && <Refusal title={answer.refusal} />}
        {hasProblems && <Notice kind="soon" title={t('TRANSLATION_NOT_KEPT')} />}
        <nav aria-label={t('TRANSLATION_INTO')} className="office-tabs">
          {languages.map(({ code, name, to, isCurrent }) => (
            <Link key={code} to={to} aria-current={isCurrent ? 'page' : undefined}>
              {name}
            </Link>
          ))}
        </nav>
        {!isWritable && <p className="text-ink-2">{t('TRANSLATION_ELSEWHERE')}</p>}
        {texts.length === 0 ? (
          <EmptyState title={t('TRANSLATION_NONE', { language: language.name })} />
        ) : (
          <Form method="post" key={`${key} ${language.code}`} preventScrollReset className="translation-form">
            <input type="hidden" name="to" value={language.code} />
            {/* Not a 'still right' button. */}
            <EnterSaves />
            {texts.map((text) => (
              <TextPair
                key={text.key}
                text={text}
                language={language}
                problem={answer?.problems[text.key]}
                typed={answer?.typed[text.key]}
              />
            ))}
            {isWritable && (
              <div className="translation-foot">
                <Button type="submit" name="do" value="save" size="small">
                  {t('TRANSLATION_SAVE')}
                </Button>
                {service && texts.some(({ state }) => state === 'missing') && (
                  <Button type="submit" name="suggest" value="all" kind="quiet" size="small">
                    {t('TRANSLATION_SUGGEST_ALL')}
                  </Button>
                )}
                <p className="small text-ink-3">
                  {t('TRANSLATION_HINT')}
                  {service && ` ${t('TRANSLATION_USED', service)}`}
                </p>
              </div>
            )}
          </Form>
        )}
      </div>
    </>
  );
}
