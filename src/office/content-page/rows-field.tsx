import type { ReactNode } from 'react';
import type { ModuleField } from '#site/pages/module-fields.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/** Rows of the same fields, with buttons that add, remove and order them. */
export function RowsField({
  name,
  label,
  field,
  rows,
  draw,
}: {
  name: string;
  label: string;
  field: Extract<ModuleField, { kind: 'rows' }>;
  rows: readonly Record<string, unknown>[];
  draw: (field: ModuleField, name: string, row: Record<string, unknown>) => ReactNode;
}) {
  const t = useOfficeTexts();
  const list = name.replace(/^modules\./, '');
  return (
    <fieldset>
      <legend className="office-label">{label}</legend>
      <input type="hidden" name={`${name}.count`} value={rows.length} />
      <ol className="content-rows">
        {rows.map((row, index) => {
          const number = t('CONTENT_ROW', { number: index + 1, of: rows.length });
          const act = (value: string, text: string) => (
            <button type="submit" name="do" value={`${value}.${list}.${index}`} className="editor-undo">
              {text}
              <span className="sr-only">: {number}</span>
            </button>
          );
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name, and the form is drawn anew when their order changes
            <li key={index}>
              <p className="content-row-head">
                <span className="text-ink-3">{number}</span>
                {index > 0 && act('up-row', t('CONTENT_UP'))}
                {index < rows.length - 1 && act('down-row', t('CONTENT_DOWN'))}
                {act('remove-row', t('CONTENT_REMOVE'))}
              </p>
              {field.fields.map((each) => draw(each, `${name}.${index}.${each.name}`, row))}
            </li>
          );
        })}
      </ol>
      {rows.length < field.most && (
        <button type="submit" name="do" value={`add-row.${list}`} className="editor-undo">
          {t('CONTENT_ADD_ROW')}
        </button>
      )}
    </fieldset>
  );
}
