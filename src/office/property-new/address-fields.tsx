import type { Choice } from '#office/interface/text-field.tsx';
import { SelectField, TextField } from '#office/interface/text-field.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { useAddress } from './use-address.ts';

type Asked = 'street' | 'houseNumber' | 'boxNumber' | 'postalCode' | 'city' | 'countryId';

export function AddressFields({ labels, countries }: { labels: Record<Asked, string>; countries: Choice[] }) {
  const t = useOfficeTexts();
  const { suggested, typed } = useAddress();
  return (
    <fieldset onInput={typed}>
      <legend className="office-label">{t('NEW_ADDRESS')}</legend>
      <div className="address-line address-street">
        <TextField name="street" label={labels.street} list="streets" autoComplete="off" maxLength={120} />
        <TextField name="houseNumber" label={labels.houseNumber} autoComplete="off" maxLength={12} />
        <TextField name="boxNumber" label={labels.boxNumber} autoComplete="off" maxLength={12} />
      </div>
      <div className="address-line address-place">
        <TextField
          name="postalCode"
          label={labels.postalCode}
          list="postal-codes"
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
        />
        <TextField name="city" label={labels.city} list="cities" autoComplete="off" maxLength={80} />
        <SelectField name="countryId" label={labels.countryId} choices={countries} />
      </div>
      <datalist id="streets">
        {suggested.streets.map((street) => (
          <option key={street} value={street} />
        ))}
      </datalist>
      <datalist id="postal-codes">
        {suggested.places.map(({ postalCode, city }) => (
          <option key={postalCode + city} value={postalCode} label={`${postalCode} ${city}`} />
        ))}
      </datalist>
      <datalist id="cities">
        {suggested.places.map(({ postalCode, city }) => (
          <option key={postalCode + city} value={city} label={`${postalCode} ${city}`} />
        ))}
      </datalist>
    </fieldset>
  );
}
