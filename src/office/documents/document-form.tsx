import { Button } from '#interface/button.tsx';
import { ChoiceField } from '#office/interface/choice-field.tsx';
import { describedBy, FieldFrame } from '#office/interface/field-frame.tsx';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { OfficeForm, useOfficeField } from '#office/interface/office-form.tsx';
import { SelectField, TextField } from '#office/interface/text-field.tsx';
import { TextsField } from '#office/settings/texts-field.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedDocuments, ShownDocument } from './documents.server.ts';

/** The kind of a document, its readers and its dates; and a newer file to replace it. */
export function DocumentForm({
  document: { id, given, isKnown, name, version },
  loaded: { kinds, accesses, names },
  answer,
}: {
  document: ShownDocument;
  loaded: LoadedDocuments;
  answer: FormAnswer | undefined;
}) {
  const t = useOfficeTexts();
  return (
    <OfficeForm answer={answer} given={given} encType="multipart/form-data">
      <input type="hidden" name="id" value={id} />
      <SelectField
        name="kind"
        label={t('DOCUMENT_KIND')}
        choices={kinds}
        {...(!isKnown && { empty: t('DOCUMENT_KIND_MISSING') })}
      />
      <TextsField name="name" label={t('DOCUMENT_NAME')} hint={t('DOCUMENT_NAME_HINT')} languages={names} />
      <ChoiceField name="access" label={t('DOCUMENT_ACCESS')} choices={accesses} />
      <div className="document-days">
        <TextField name="issued" type="date" label={t('DOCUMENT_ISSUED_ON')} isOptional />
        <TextField name="expires" type="date" label={t('DOCUMENT_EXPIRES_ON')} isOptional />
      </div>
      {/* A file that was sent must not be sent again. */}
      <NewerFile key={version} />
      <p>
        <Button type="submit" name="do" value="change" size="small">
          {t('SAVE')}
          <span className="sr-only">: {name}</span>
        </Button>
      </p>
    </OfficeForm>
  );
}

function NewerFile() {
  const t = useOfficeTexts();
  const words = {
    name: 'file',
    label: t('DOCUMENT_NEWER'),
    hint: t('DOCUMENT_NEWER_HINT'),
    isOptional: true,
  };
  const { id, problem } = useOfficeField(words.name);
  return (
    <FieldFrame words={words}>
      <input
        id={id}
        name={words.name}
        type="file"
        accept="application/pdf,image/jpeg,image/png"
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(id, words.hint, problem)}
        className="document-newer"
      />
    </FieldFrame>
  );
}
