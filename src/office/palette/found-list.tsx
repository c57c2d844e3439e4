import { useEffect } from 'react';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { type Found, type FoundGroup, kindNames } from './found.ts';

export function optionId(id: string, index: number): string {
  return `${id}${index}`;
}

/** The focus stays in the field, which hears the keys and names the active option. */
export function FoundList({
  id,
  groups,
  active,
  onChoose,
}: {
  id: string;
  groups: readonly FoundGroup[];
  active: number;
  onChoose: (found: Found) => void;
}) {
  const t = useOfficeTexts();
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const all = groups.flatMap(({ found }) => found);
  return (
    <div id={id} role="listbox" tabIndex={-1} aria-label={t('PALETTE_FOUND')} className="palette-list">
      {groups.map(({ kind, found }) => (
        // biome-ignore lint/a11y/useSemanticElements: options may not stand in a fieldset.
        <div key={kind} role="group" aria-label={t(kindNames[kind])}>
          <p aria-hidden="true" className="palette-kind">
            {t(kindNames[kind])}
          </p>
          {found.map((each) => {
            const index = all.indexOf(each);
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys.
              <div
                key={each.href}
                id={optionId(id, index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(each)}
                className="palette-option"
              >
                <span>{each.text}</span>
                {each.detail && <span className="small text-ink-3">{each.detail}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
