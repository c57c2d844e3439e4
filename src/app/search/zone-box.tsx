import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Language } from '#domain/language.ts';
import { useTexts } from '#texts/use-texts.ts';
import { openWhereRoom } from './open-where-room.ts';
import { useTyping } from './use-typing.ts';
import { useZoneSuggestions } from './use-zone-suggestions.ts';
import { type ChosenZone, ZoneChips } from './zone-chips.tsx';
import { optionId, ZoneOptions } from './zone-options.tsx';

export type ZoneBoxProps = { input: HTMLInputElement; chosen: ChosenZone[] };

/**
 * A combobox as WAI-ARIA describes it, with the chosen places as chips before it. It is built around an existing input,
 * so that the focus and the keyboard of a phone stay. (Base UI's weighs 42 kB, more than the rest of the page; this one
 * 2.)
 */
export function ZoneBox({ input, chosen: first }: ZoneBoxProps) {
  const language = document.documentElement.lang as Language;
  const t = useTexts();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<ChosenZone[]>([]);
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [active, setActive] = useState(-1);
  const answer = useZoneSuggestions(typed, language);
  const suggested = answer?.filter(({ key }) => !chosen.some((each) => each.key === key)) ?? [];
  const isOpen = isAsked && answer !== undefined;

  function choose(zone: ChosenZone) {
    input.value = '';
    setTyped('');
    close();
    setChosen([...chosen, zone]);
    input.focus();
  }

  function remove(zone: ChosenZone) {
    setChosen(chosen.filter((each) => each !== zone));
    input.focus();
  }

  function close() {
    setAsked(false);
    setActive(-1);
  }

  function type() {
    setTyped(input.value);
    setAsked(true);
    setActive(-1);
  }

  function pressKey(event: KeyboardEvent) {
    const last = chosen.at(-1);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && suggested.length > 0) {
      event.preventDefault();
      setAsked(true);
      const isAbove = list.current?.hasAttribute('data-above');
      if (!isOpen || (isAbove && active < 0)) setActive(0);
      else setActive(next(active, isAbove ? -step : step, suggested.length));
    } else if (event.key === 'Enter' && isOpen && suggested[active]) {
      event.preventDefault();
      choose(suggested[active]);
    } else if (event.key === 'Escape' && isOpen) {
      // Closes the suggestions, but not the element around them.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Backspace' && input.value === '' && last) {
      remove(last);
    }
  }

  useTyping(input, root, { onType: type, onKey: pressKey, onLeave: close });

  const typeAgain = useEffectEvent(type);
  useEffect(() => {
    if (input.value !== input.defaultValue) return typeAgain();
    input.value = '';
    setChosen(first);
  }, [input, first]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form counts again after each choice.
  useEffect(() => {
    root.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [chosen]);

  // Each letter changes the number of suggestions.
  useLayoutEffect(() => {
    if (isOpen && list.current) openWhereRoom(list.current);
  });

  useComboboxRole(input, { id, active: isOpen ? active : -1, isExpanded: isOpen && suggested.length > 0 });

  return (
    <div ref={root} className="contents">
      <ZoneChips zones={chosen} onRemove={remove} />
      <div ref={list} className="zone-suggestions" hidden={!isOpen}>
        <ZoneOptions
          id={id}
          zones={suggested}
          active={active}
          label={t('ZONES_SUGGESTED')}
          onChoose={choose}
        />
        {isOpen && suggested.length === 0 && <p className="px-4 py-3 text-ink-3">{t('NO_ZONE')}</p>}
      </div>
      <p role="status" className="sr-only">
        {isOpen && (suggested.length === 0 ? t('NO_ZONE') : t('ZONES_FOUND', { count: suggested.length }))}
      </p>
    </div>
  );
}

/** Gives the input the attributes of a combobox, again after each change. */
function useComboboxRole(
  input: HTMLInputElement,
  { id, active, isExpanded }: { id: string; active: number; isExpanded: boolean },
) {
  useEffect(() => {
    const option = active >= 0 ? optionId(id, active) : '';
    for (const [name, value] of Object.entries({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isExpanded),
      'aria-controls': id,
      'aria-activedescendant': option,
    })) {
      input.setAttribute(name, value);
    }
    if (option) document.getElementById(option)?.scrollIntoView({ block: 'nearest' });
  });
}

/** From the field (-1) down to the first option and up to the last, then round again. */
function next(active: number, step: number, count: number): number {
  return active < 0 && step < 0 ? count - 1 : (active + step + count) % count;
}
