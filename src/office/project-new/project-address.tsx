import { SelectField, TextField } from '#office/interface/text-field.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { presentAddress } from './new-project.server.ts';

/** The address of a project; a street may have no number yet. */
export function ProjectAddress({
  words: { labels, countries },
}: {
  words: ReturnType<typeof presentAddress>;
}) {
  const t = useOfficeTexts();
  return (
    <fieldset>
      <legend className="office-label">{t('PROJECT_ADDRESS')}</legend>
      <div className="address-line address-street">
        <TextField name="street" label={labels.street} autoComplete="off" maxLength={120} isOptional />
        <TextField
          name="houseNumber"
          label={labels.houseNumber}
          autoComplete="off"
          maxLength={12}
          isOptional
        />
        <TextField name="boxNumber" label={labels.boxNumber} autoComplete="off" maxLength={12} isOptional />
      </div>
      <div className="address-line address-place">
        <TextField
          name="postalCode"
          label={labels.postalCode}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
        />
        <TextField name="city" label={labels.city} autoComplete="off" maxLength={80} />
        <SelectField name="countryId" label={labels.countryId} choices={countries} />
      </div>
    </fieldset>
  );
}
