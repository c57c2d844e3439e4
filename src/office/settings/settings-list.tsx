import type { ReactNode } from 'react';
import { Button } from '#interface/button.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { ShownField } from './shown-field.ts';

type List = Extract<ShownField, { kind: 'list' }>;

/**
 * Rows that can be added, removed and ordered; each button brings the form back with the typed values. `draw`: draws
 * one
 * field of a row.
 */
export function SettingsList({
  field: { name, label, hint, count, rows },
  draw,
}: {
  field: List;
  draw: (field: ShownField) => ReactNode;
}) {
  const t = useOfficeTexts();
  // `about` names the row for screen readers; others see where the button stands.
  const button = (what: string, text: string, about?: string) => (
    <Button type="submit" name="do" value={what} kind="quiet" size="dense">
      {text}
      {about && <span className="sr-only">: {about}</span>}
    </Button>
  );
  return (
    <fieldset className="settings-group settings-inner">
      <legend className="office-section">{label}</legend>
      {hint && <p className="small text-ink-3">{hint}</p>}
      <input type="hidden" name={`${name}#`} value={count} />
      {rows.map(({ name: row, was, fields, says, isOpen }, index) => (
        <fieldset key={row} className="settings-row">
          <legend className="font-semibold">{t('SETTINGS_ROW', { number: index + 1 })}</legend>
          <input type="hidden" name={`${row}~`} value={was} />
          {says === undefined ? (
            <div className="settings-row-fields">{fields.map(draw)}</div>
          ) : (
            <details open={isOpen}>
              <summary className="settings-row-says">{says || t('SETTINGS_ROW_NEW')}</summary>
              <div className="settings-row-fields">{fields.map(draw)}</div>
            </details>
          )}
          <p className="flex flex-wrap gap-2">
            {index > 0 &&
              button(`up ${name} ${index}`, t('SETTINGS_UP'), t('SETTINGS_ROW', { number: index + 1 }))}
            {index < rows.length - 1 &&
              button(`down ${name} ${index}`, t('SETTINGS_DOWN'), t('SETTINGS_ROW', { number: index + 1 }))}
            {button(
              `remove ${name} ${index}`,
              t('SETTINGS_REMOVE'),
              t('SETTINGS_ROW', { number: index + 1 }),
            )}
          </p>
        </fieldset>
      ))}
      <p>{button(`add ${name}`, t('SETTINGS_ADD', { list: label }))}</p>
    </fieldset>
  );
}
