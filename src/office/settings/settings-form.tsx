import { Button } from '#interface/button.tsx';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { presentSection } from './present-section.server.ts';
import { SettingsChanges } from './settings-changes.tsx';
import { SettingsField } from './settings-field.tsx';

type Shown = Omit<ReturnType<typeof presentSection>, 'title' | 'hint' | 'links'>;

/** The differences stand above the fields, with the button that applies them; the typed values stay below. */
export function SettingsForm({
  fields,
  takesPictures,
  given,
  expected,
  problems = [],
  changes,
  conflict,
}: Shown) {
  const t = useOfficeTexts();
  const answer = problems.length > 0 ? { problems, typed: given } : undefined;
  return (
    <OfficeForm
      key={JSON.stringify(given)}
      answer={answer}
      given={given}
      encType={takesPictures ? 'multipart/form-data' : undefined}
      className="settings-form"
    >
      {/* Enter in a field shows the changes; else it would press the first button of a list. */}
      <button type="submit" name="do" value="check" hidden tabIndex={-1} />
      <input type="hidden" name="expected" value={expected} />
      <SettingsChanges changes={changes} conflict={conflict} />
      {fields.map((field) => (
        <SettingsField key={field.name} field={field} isWhole={fields.length === 1} />
      ))}
      <p className="settings-send">
        <Button type="submit" name="do" value="check" size="small" kind={changes ? 'quiet' : 'primary'}>
          {t('SETTINGS_CHECK')}
        </Button>
      </p>
    </OfficeForm>
  );
}
