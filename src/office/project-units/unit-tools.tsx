import type { KeyboardEvent } from 'react';
import { Button } from '#interface/button.tsx';
import { Icon } from '#interface/icon.tsx';
import { ChosenMenu } from '#office/interface/chosen-menu.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedUnits } from './load-units.server.ts';
import type { UnitsAnswer } from './shown-unit.ts';

type Tools = { loaded: LoadedUnits; answer: UnitsAnswer | undefined };

/** Ways to add units, inside the form of the grid, so that nothing typed there is lost. */
export function AddUnits({ loaded: { types, usualType, units }, answer }: Tools) {
  const t = useOfficeTexts();
  const problem = answer?.problem?.of === 'add' ? answer.problem.text : undefined;
  return (
    <details className="unit-tool" open={units.length === 0 || problem !== undefined || undefined}>
      <summary className="button button-quiet button-dense">
        <Icon name="plus" size={16} />
        {t('UNITS_ADD')}
      </summary>
      <div className="unit-tool-panel">
        <div className={problem ? 'field-wrong' : undefined}>
          <label htmlFor="unit-names" className="office-label">
            {t('UNITS_PATTERN')}
          </label>
          <p id="unit-names-hint" className="small mb-1.5 text-ink-3">
            {t('UNITS_PATTERN_HINT')}
          </p>
          <Problem id="unit-names-problem" text={problem} />
          <input
            id="unit-names"
            name="names"
            defaultValue={problem ? answer?.typed : ''}
            placeholder="0101…0304"
            autoComplete="off"
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? 'unit-names-hint unit-names-problem' : 'unit-names-hint'}
            onKeyDown={pressOwnButton}
            className="field office-field"
          />
        </div>
        <div>
          <label htmlFor="unit-type" className="office-label">
            {t('UNITS_TYPE')}
          </label>
          <select
            id="unit-type"
            name="type"
            defaultValue={usualType}
            className="field office-field office-select"
          >
            {types.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <Button type="submit" name="do" value="add" size="small">
          {t('UNITS_ADD_DO')}
        </Button>
      </div>
    </details>
  );
}

export function PasteRows({ loaded: { pasteColumns, units }, answer }: Tools) {
  const t = useOfficeTexts();
  const problem = answer?.problem?.of === 'paste' ? answer.problem.text : undefined;
  return (
    <details className="unit-tool" open={problem !== undefined || undefined}>
      <summary className="button button-quiet button-dense">{t('UNITS_PASTE')}</summary>
      <div className="unit-tool-panel unit-paste">
        <div className={problem ? 'field-wrong' : undefined}>
          <label htmlFor="unit-rows" className="office-label">
            {t('UNITS_PASTE_ROWS')}
          </label>
          <p id="unit-rows-hint" className="small mb-1.5 text-ink-3">
            {t('UNITS_PASTE_HINT', { columns: pasteColumns })}{' '}
            {units.length > 0 && <span className="needs-script">{t('UNITS_PASTE_HINT_KEYS')}</span>}
          </p>
          <Problem id="unit-rows-problem" text={problem} />
          <textarea
            id="unit-rows"
            name="text"
            rows={6}
            defaultValue={problem ? answer?.typed : ''}
            spellCheck={false}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? 'unit-rows-hint unit-rows-problem' : 'unit-rows-hint'}
            className="field office-field field-long"
          />
        </div>
        <Button type="submit" name="do" value="paste" size="small">
          {t('UNITS_PASTE_DO')}
        </Button>
      </div>
    </details>
  );
}

/** Actions on the chosen rows; the style sheet shows them once a row is chosen. */
export function ChosenUnits({ loaded: { columns, mayPublish }, answer }: Tools) {
  const t = useOfficeTexts();
  const choicesOf = (key: string) => columns.find((column) => column.key === key)?.choices ?? [];
  const problem = answer?.problem?.of === 'price' ? answer.problem.text : undefined;
  return (
    <div className="chosen-bar">
      <p className="chosen-count">{t('UNITS_CHOSEN')}</p>
      <ChosenMenu label={t('UNITS_STATUS')} kind="status" choices={choicesOf('availability')} />
      <ChosenMenu label={t('UNITS_SHOW')} kind="show" choices={choicesOf('publishPrice')} />
      <details name="chosen-menu" className="chosen-menu">
        <summary className="button button-quiet button-dense">
          {t('UNITS_CHANGE_PRICE')}
          <Icon name="chevron-down" size={16} />
        </summary>
        <div className="unit-price-panel">
          <label htmlFor="unit-change" className="office-label">
            {t('UNITS_PRICE_CHANGE')}
          </label>
          <p id="unit-change-hint" className="small mb-1.5 text-ink-3">
            {t('UNITS_PRICE_CHANGE_HINT')}
          </p>
          <Problem id="unit-change-problem" text={problem} />
          <input
            id="unit-change"
            name="change"
            autoComplete="off"
            aria-describedby={problem ? 'unit-change-hint unit-change-problem' : 'unit-change-hint'}
            onKeyDown={pressOwnButton}
            className="field office-field"
          />
          <Button type="submit" name="do" value="price" size="small" className="mt-3">
            {t('UNITS_PRICE_DO')}
          </Button>
        </div>
      </details>
      <Button type="submit" name="do" value="discard" kind="quiet" size="dense">
        {t('UNITS_DISCARD')}
      </Button>
      <Button type="submit" name="do" value="remove" kind="quiet" size="dense">
        {t('UNITS_REMOVE')}
      </Button>
      {mayPublish && (
        <Button type="submit" name="do" value="publish-chosen" kind="quiet" size="dense">
          {t('PROPERTIES_PUBLISH')}
        </Button>
      )}
    </div>
  );
}

function Problem({ id, text }: { id: string; text: string | undefined }) {
  return (
    text && (
      <p id={id} role="alert" className="small mb-1.5 flex gap-2 font-semibold text-wine">
        <Icon name="circle-alert" size={16} className="mt-0.5" />
        {text}
      </p>
    )
  );
}

/** Enter would press the first button of the form, which saves. */
function pressOwnButton(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.closest('details')?.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
}
