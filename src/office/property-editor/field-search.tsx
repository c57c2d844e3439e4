import { useState } from 'react';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { ShownSection } from './shown-field.ts';

const MOST = 8;

/** Finds a field by its name, also a hidden one. */
export function FieldSearch({ sections }: { sections: readonly ShownSection[] }) {
  const t = useOfficeTexts();
  const [words, setWords] = useState('');
  const wanted = plain(words);
  const found = wanted
    ? sections
        .flatMap(({ title, fields }) => fields.map((field) => ({ ...field, title })))
        .filter(({ label }) => plain(label).includes(wanted))
        .slice(0, MOST)
    : [];
  return (
    <search className="field-search needs-script">
      <input
        type="search"
        aria-label={t('EDITOR_FIND_FIELD')}
        placeholder={t('EDITOR_FIND_FIELD')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        className="field office-field"
      />
      {found.length > 0 && (
        <ul>
          {found.map(({ key, label, title }) => (
            <li key={key}>
              <a
                href={`#field-${key}`}
                onClick={() => {
                  const field = document.getElementById(`field-${key}`);
                  field?.closest('details')?.setAttribute('open', '');
                  field?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus();
                  setWords('');
                }}
              >
                {label} <span className="text-ink-3">{title}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

/** Removes accents and makes it lower case. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
