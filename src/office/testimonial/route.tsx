import { useActionData } from 'react-router';
import { Button, ButtonLink } from '#interface/button.tsx';
import { readForm } from '#office/forms/read-form.ts';
import { answerTo } from '#office/interface/answer-to.ts';
import { LanguageField } from '#office/interface/language-field.tsx';
import { StatusLine } from '#office/interface/notice.tsx';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { SelectField, TextArea, TextField } from '#office/interface/text-field.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { actOnTestimonial, loadTestimonial, type TestimonialAnswer } from './testimonial.server.ts';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadTestimonial(context.get(officeContext), params.id, url);
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return actOnTestimonial(context.get(officeContext), Number(params.id), await readForm(request));
}

/** A user who was too late has to see the present texts, and to send that they saw them. */
export const shouldRevalidate = () => true;

export default function Testimonial({ loaderData }: Route.ComponentProps) {
  const t = useOfficeTexts();
  const sent = useActionData<TestimonialAnswer>();
  const { told, author, note, publication, hasAddress, languages, given } = loaderData;
  const declined = answerTo(sent, 'decline');
  // After a form with something missing, the user has not seen what a colleague wrote meanwhile.
  const expected = (!sent?.isLate && sent?.typed.expected?.at(-1)) || loaderData.expected;
  const nowIn = (name: string) => {
    const text = given[name as keyof typeof given];
    const isOther = sent?.isLate && !declined && text !== sent.typed[name]?.at(-1)?.replaceAll('\r\n', '\n');
    return isOther ? t('TRANSLATION_NOW', { text }) : undefined;
  };
  return (
    <>
      <PageTitle page={author} />
      <PageHeading
        title={author}
        note={note}
        actions={
          <ButtonLink to="/office/content/testimonials/" kind="quiet" size="small">
            {t('TESTIMONIALS')}
          </ButtonLink>
        }
      />
      <div className="screen max-w-[52rem] gap-11">
        <StatusLine>{sent ? '' : told}</StatusLine>
        <OfficeForm key={loaderData.expected} answer={declined ? undefined : sent} given={given}>
          <input type="hidden" name="expected" value={expected} />
          <p className="text-ink-2">{t('TESTIMONIAL_CORRECT')}</p>
          <TextField
            name="author"
            label={t('TESTIMONIAL_AUTHOR')}
            hint={nowIn('author')}
            maxLength={80}
            autoComplete="off"
          />
          <SelectField
            name="originalLanguage"
            label={t('TESTIMONIAL_ORIGINAL')}
            hint={t('TESTIMONIAL_ORIGINAL_HINT')}
            choices={languages}
            empty={t('TESTIMONIAL_UNKNOWN')}
          />
          {languages.map(({ value, label }) => (
            <div key={value} className="flex flex-col gap-4 border-t border-line pt-4">
              <TextArea
                name={`comment.${value}`}
                label={t('TESTIMONIAL_COMMENT_IN', { language: label })}
                hint={nowIn(`comment.${value}`)}
                isOptional={value !== given.originalLanguage}
                rows={given[`comment.${value}` as keyof typeof given] ? 6 : 2}
                maxLength={4000}
              />
              <TextField
                name={`occasion.${value}`}
                label={t('TESTIMONIAL_OCCASION_IN', { language: label })}
                hint={
                  nowIn(`occasion.${value}`) ??
                  (value === languages[0]?.value ? t('TESTIMONIAL_OCCASION_HINT') : undefined)
                }
                isOptional
                maxLength={200}
              />
            </div>
          ))}
          <p className="flex flex-wrap gap-3">
            {publication === 'published' ? (
              <>
                <Button type="submit" name="do" value="save" size="small">
                  {t('TESTIMONIAL_SAVE')}
                </Button>
                <Button type="submit" name="do" value="withdraw" kind="quiet" size="small">
                  {t('TESTIMONIAL_WITHDRAW')}
                </Button>
              </>
            ) : (
              <>
                <Button type="submit" name="do" value="publish" size="small">
                  {t('TESTIMONIAL_PUBLISH')}
                </Button>
                <Button type="submit" name="do" value="save" kind="quiet" size="small">
                  {t('TESTIMONIAL_SAVE')}
                </Button>
              </>
            )}
          </p>
        </OfficeForm>
        {publication === 'draft' && (
          <section>
            <h2 className="office-section">{t('TESTIMONIAL_DECLINE')}</h2>
            <p className="mb-4 text-ink-2">{t('TESTIMONIAL_DECLINE_HINT')}</p>
            {!hasAddress && <p className="mb-4 font-semibold">{t('TESTIMONIAL_NO_MAIL')}</p>}
            <OfficeForm answer={declined} given={{ language: loaderData.ownLanguage }}>
              <input type="hidden" name="expected" value={expected} />
              <TextArea name="reason" label={t('TESTIMONIAL_REASON')} rows={3} maxLength={2000} />
              <LanguageField />
              <p>
                <Button type="submit" name="do" value="decline" kind="quiet" size="small">
                  {t('TESTIMONIAL_DECLINE')}
                </Button>
              </p>
            </OfficeForm>
          </section>
        )}
      </div>
    </>
  );
}
