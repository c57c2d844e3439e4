import { Form } from 'react-router';
import { Button } from '#interface/button.tsx';
import { answerTo } from '#office/interface/answer-to.ts';
import { CheckField } from '#office/interface/choice-field.tsx';
import { DoButton } from '#office/interface/do-button.tsx';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { LanguageField } from '#office/interface/language-field.tsx';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { SelectField, TextArea, TextField } from '#office/interface/text-field.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedPropertyOwner } from './property-owner.server.ts';

/**
 * The communications and reports about the property: a check box for each that can be shown, and those already shown.
 */
export function Told({ loaded, answer }: { loaded: LoadedPropertyOwner; answer: FormAnswer | undefined }) {
  const { waiting, shown, kinds, given, ownLanguage } = loaded;
  const t = useOfficeTexts();
  return (
    <section>
      <h2 className="office-section">
        {t('OWNERS_WAITING')} <span className="heading-count">{waiting.length}</span>
      </h2>
      {waiting.length === 0 ? (
        <p className="text-ink-2">{t('OWNERS_WAITING_NONE')}</p>
      ) : (
        <Form method="post">
          <ul className="owner-items">
            {waiting.map(({ item, day, what, text, lang }) => (
              <li key={item}>
                <label className="office-choice">
                  <input type="checkbox" name="item" value={item} className="check office-check" />
                  <span className="min-w-0">
                    <span className="small block text-ink-3">
                      {day}, {what}
                    </span>
                    <span lang={lang} className="whitespace-pre-line wrap-anywhere">
                      {text}
                    </span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
          <p className="mt-4">
            <Button type="submit" name="do" value="show" size="small">
              {t('OWNERS_SHOW')}
            </Button>
          </p>
        </Form>
      )}
      {shown.length > 0 && (
        <details className="mt-6">
          <summary className="editor-undo">{t('OWNERS_SHOWN', { count: shown.length })}</summary>
          <ul className="owner-items">
            {shown.map(({ item, day, what, text, lang }) => (
              <li key={item} className="flex flex-wrap items-start justify-between gap-3">
                <p className="min-w-0 grow basis-60">
                  <span className="small block text-ink-3">
                    {day}, {what}
                  </span>
                  <span lang={lang} className="whitespace-pre-line wrap-anywhere">
                    {text}
                  </span>
                </p>
                <DoButton does="hide" given={{ item }} label={t('OWNERS_HIDE')} about={`${day}, ${what}`} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <details className="mt-6" open={answerTo(answer, 'note') ? true : undefined}>
        <summary className="editor-undo">{t('OWNERS_NOTE')}</summary>
        <OfficeForm
          key={waiting.length + shown.length}
          answer={answerTo(answer, 'note')}
          given={{ ...given, language: ownLanguage }}
          className="mt-4 max-w-[36rem]"
        >
          <div className="span-fields">
            <SelectField name="kind" label={t('OWNERS_KIND')} choices={kinds} />
            <TextField name="day" type="date" label={t('DAY')} />
          </div>
          <TextField
            name="contact"
            label={t('OWNERS_CONTACT')}
            autoComplete="off"
            maxLength={120}
            isOptional
          />
          <TextField name="subject" label={t('OWNERS_SUBJECT')} autoComplete="off" maxLength={120} />
          <TextArea name="comment" label={t('OWNERS_COMMENT')} rows={3} maxLength={2000} isOptional />
          <LanguageField />
          <CheckField name="public" label={t('OWNERS_SHOW_NOW')} />
          <p>
            <Button type="submit" name="do" value="note" size="small" kind="quiet">
              {t('OWNERS_KEEP')}
            </Button>
          </p>
        </OfficeForm>
      </details>
    </section>
  );
}
