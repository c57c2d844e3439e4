import { useEffect, useState } from 'react';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { singleKeysAreOn, switchSingleKeys } from './single-keys.ts';

/** Stands at the account. The browser keeps the choice, so that it may differ from machine to machine. */
export function SingleKeysSwitch() {
  const t = useOfficeTexts();
  const [isOn, setOn] = useState(true);
  useEffect(() => setOn(singleKeysAreOn()), []);
  return (
    <section id="keys" className="needs-script scroll-mt-20">
      <h2 className="office-section">{t('KEYS')}</h2>
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => switchSingleKeys(target.checked) && setOn(target.checked)}
          className="check office-check mt-0.5"
        />
        <span>
          {t('KEYS_SINGLE')}
          <span className="small block text-ink-3">{t('KEYS_SINGLE_HINT')}</span>
        </span>
      </label>
    </section>
  );
}
