import { Button } from '#interface/button.tsx';
import { CheckField, ChoiceField } from '#office/interface/choice-field.tsx';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { LanguageField } from '#office/interface/language-field.tsx';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { TextArea } from '#office/interface/text-field.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { ShownAppointment } from './present-appointment.server.ts';

/** The outcome of an appointment: one text for the owner and one for the office, kept strictly apart. */
export function ResultForm({ result, answer }: { result: ShownAppointment['result']; answer?: FormAnswer }) {
  const { id, status, feedback, language, isPublic, internal, owners } = result;
  const t = useOfficeTexts();
  return (
    <OfficeForm
      answer={answer}
      given={{ status, feedback, language, internal, public: isPublic ? 'yes' : undefined }}
      className="visit-result"
    >
      <input type="hidden" name="visit" value={id} />
      <ChoiceField
        name="status"
        label={t('CALENDAR_RESULT')}
        choices={[
          { value: 'carried_out', label: t('CALENDAR_CARRIED_OUT') },
          { value: 'no_show', label: t('CALENDAR_NO_SHOW') },
        ]}
      />
      <TextArea
        name="feedback"
        label={t('CALENDAR_FEEDBACK')}
        hint={owners ? t('CALENDAR_FEEDBACK_HINT', { owners }) : t('CALENDAR_FEEDBACK_NOBODY')}
        rows={3}
        maxLength={2000}
        isOptional
      />
      <LanguageField />
      <CheckField name="public" label={t('CALENDAR_FEEDBACK_PUBLIC')} />
      <TextArea
        name="internal"
        label={t('CALENDAR_INTERNAL')}
        hint={t('CALENDAR_INTERNAL_HINT')}
        rows={3}
        maxLength={2000}
        isOptional
      />
      <p>
        <Button type="submit" name="do" value="result" size="small">
          {t('CALENDAR_KEEP')}
        </Button>
      </p>
    </OfficeForm>
  );
}
