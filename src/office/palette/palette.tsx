import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { OfficeIcon } from '#office/interface/office-icon.tsx';
import { OfficeDialog } from '#office/keys/office-dialog.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Found } from './found.ts';
import { FoundList, optionId } from './found-list.tsx';
import { useFound } from './use-found.ts';

/** Finds properties, people and screens by the typed words, and opens them. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const t = useOfficeTexts();
  const id = useId();
  const navigate = useNavigate();
  const [typed, type] = useState('');
  const [active, setActive] = useState(0);
  const { groups, failed } = useFound(typed);
  const all = groups?.flatMap(({ found }) => found) ?? [];
  // Another answer begins at its first row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said.
  useEffect(() => setActive(0), [groups]);
  const go = ({ href }: Found) => {
    onClose();
    if (href.startsWith('/')) void navigate(href);
    else location.assign(href);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = all[active];
    if (step && all.length > 0) setActive((active + step + all.length) % all.length);
    else if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) go(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <OfficeDialog label={t('PALETTE')} className="palette" onClose={onClose}>
      <div className="palette-field">
        <OfficeIcon name="search" />
        <input
          // biome-ignore lint/a11y/noAutofocus: a dialog begins with the field that it was opened for.
          autoFocus
          role="combobox"
          aria-expanded={all.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={all.length > 0 ? optionId(id, active) : undefined}
          aria-label={t('PALETTE')}
          placeholder={t('PALETTE_HINT')}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={press}
        />
        <form method="dialog">
          <button type="submit">{t('KEYS_CLOSE')}</button>
        </form>
      </div>
      <p role="status" className={groups && all.length > 0 && !failed ? 'sr-only' : 'palette-said'}>
        {failed
          ? t('PALETTE_AWAY')
          : groups && (all.length > 0 ? t('PALETTE_COUNT', { count: all.length }) : t('PALETTE_NONE'))}
      </p>
      <FoundList id={id} groups={groups ?? []} active={active} onChoose={go} />
    </OfficeDialog>
  );
}
