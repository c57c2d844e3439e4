import { Button } from '#interface/button.tsx';
import { CheckField } from '#office/interface/choice-field.tsx';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { SelectField, TextArea, TextField } from '#office/interface/text-field.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedIssue } from './issue.server.ts';

/** One form with several buttons: each keeps its content. */
export function IssueForm({ issue, answer }: { issue: LoadedIssue; answer: FormAnswer | undefined }) {
  const { version, languages, unshown, articles, given, shown, readers } = issue;
  const t = useOfficeTexts();
  return (
    <OfficeForm key={version} answer={answer} given={given}>
      <input type="hidden" name="expected" value={answer?.typed.expected?.at(-1) ?? version} />
      <input type="hidden" name="in" value={shown.language} />
      {unshown.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="small text-ink-3">{t('NEWSLETTER_SIGNS')}</p>
      {languages.map(({ code, name }, index) => (
        <div key={code} className="flex flex-col gap-4 border-t border-line pt-4">
          <TextField
            name={`subject-${code}`}
            label={t('NEWSLETTER_SUBJECT_IN', { language: name })}
            hint={index === 1 ? t('NEWSLETTER_FALLBACK', { language: languages[0]?.name ?? '' }) : undefined}
            isOptional={index > 0}
            maxLength={200}
            autoComplete="off"
          />
          <TextArea
            name={`body-${code}`}
            label={t('NEWSLETTER_TEXT_IN', { language: name })}
            isOptional={index > 0}
            rows={index === 0 ? 12 : 6}
            maxLength={20_000}
          />
        </div>
      ))}
      <div className="flex flex-col gap-4 border-t border-line pt-4">
        <TextField
          name="homes"
          label={t('NEWSLETTER_HOMES')}
          hint={t('NEWSLETTER_HOMES_HINT')}
          isOptional
          maxLength={1000}
          autoComplete="off"
          spellCheck={false}
        />
        <SelectField
          name="article"
          label={t('NEWSLETTER_ARTICLE')}
          choices={articles}
          empty={t('NEWSLETTER_NO_ARTICLE')}
          isOptional
        />
      </div>
      <p className="flex flex-wrap gap-3">
        <Button type="submit" name="do" value="save" size="small">
          {t('NEWSLETTER_SAVE')}
        </Button>
        <Button type="submit" name="do" value="test" kind="quiet" size="small">
          {t('NEWSLETTER_TEST')}
        </Button>
      </p>
      <section className="flex flex-col gap-4 border-t border-ink pt-4">
        <h2 className="office-section">{t('NEWSLETTER_SEND')}</h2>
        <CheckField name="sure" label={t('NEWSLETTER_SURE', { count: readers })} />
        <p>
          <Button type="submit" name="do" value="send" size="small">
            {t('NEWSLETTER_SEND_NOW')}
          </Button>
        </p>
        <div className="flex flex-wrap items-end gap-3">
          <TextField type="date" name="day" label={t('DAY')} isOptional />
          <TextField type="time" name="time" label={t('TIME')} isOptional />
          <Button type="submit" name="do" value="plan" kind="quiet" size="small">
            {t('EDITOR_PLAN')}
          </Button>
        </div>
        <p>
          <button type="submit" name="do" value="remove" className="editor-undo">
            {t('NEWSLETTER_REMOVE')}
          </button>
        </p>
      </section>
    </OfficeForm>
  );
}
