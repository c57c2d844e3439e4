import type { Choice } from '#office/interface/text-field.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { ignored } from './ignored-meaning.ts';

type Props = { name: string; label: string; value: string; choices: Choice[]; target?: string };

/** The meaning of a value of the system. `target`: the one that was chosen before. */
export function Meaning({ name, label, value, choices, target }: Props) {
  const t = useOfficeTexts();
  const words = t('IMPORTS_UNMAPPED_OF', { list: label, value });
  const isKnown = target === undefined || target === ignored || choices.some((each) => each.value === target);
  if (choices.length === 0 || !isKnown)
    return (
      <input
        name={name}
        aria-label={words}
        maxLength={200}
        autoComplete="off"
        defaultValue={target}
        className="field office-field"
      />
    );
  return (
    <select
      name={name}
      aria-label={words}
      className="field office-field office-select min-w-[13rem]"
      defaultValue={target ?? ''}
    >
      {target === undefined && <option value="">{t('IMPORTS_UNMAPPED_CHOOSE')}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
      <option value={ignored}>{t('IMPORTS_UNMAPPED_IGNORE')}</option>
    </select>
  );
}
