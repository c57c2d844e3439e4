import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { type DrawnBox, isBox } from './drawn-box.ts';

const sides = ['left', 'top', 'width', 'height'] as const;

/**
 * The same frames as numbers, for those who prefer them and without JavaScript. `most`: how many frames there may be.
 */
export function BoxNumbers({
  boxes,
  most,
  onChange,
}: {
  boxes: readonly DrawnBox[];
  most: number;
  onChange: (boxes: DrawnBox[]) => void;
}) {
  const t = useOfficeTexts();
  const labels = { left: t('BOX_LEFT'), top: t('BOX_TOP'), width: t('BOX_WIDTH'), height: t('BOX_HEIGHT') };

  function change(index: number, fieldset: HTMLFieldSetElement) {
    const [left = 0, top = 0, width = 0, height = 0] = [...fieldset.querySelectorAll('input')].map((input) =>
      Number(input.value.replace(',', '.')),
    );
    const box = { left, top, width, height };
    if (isBox(box)) onChange([...boxes.slice(0, index), box, ...boxes.slice(index + 1)]);
  }

  const rows = [...boxes, undefined].slice(0, most);
  return (
    <details className="box-numbers">
      <summary>{t('BOX_IN_NUMBERS')}</summary>
      {rows.map((box, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: frames have no name but their place.
        <fieldset key={index} onBlur={(event) => change(index, event.currentTarget)}>
          <legend className="small text-ink-3">{t('BOX_NUMBER', { number: index + 1 })}</legend>
          <div className="flex flex-wrap gap-2">
            {sides.map((side) => (
              <label key={side}>
                <span className="small text-ink-3">{labels[side]}</span>
                <input
                  key={box?.[side]}
                  name={`box.${side}`}
                  inputMode="decimal"
                  defaultValue={box?.[side]}
                  className="field office-field"
                />
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </details>
  );
}
