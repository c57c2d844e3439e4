import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Language } from '#domain/language.ts';
import { useTexts } from '#texts/use-texts.ts';
import { useZoneSuggestions } from './use-zone-suggestions.ts';
import { type ChosenZone, ZoneChips } from './zone-chips.tsx';
import { optionId, ZoneOptions } from './zone-options.tsx';

export type ZoneBoxProps = { input: HTMLInputElement; chosen: ChosenZone[] };

/**
 * Suggestions under a field of places, and what was chosen as chips before it: a combobox as WAI-ARIA describes it,
 * around an input that was there already, so that it keeps its focus and the keyboard of a phone. (Base UI's weighs
 * 42 kB, more than the rest of the page; this one 2.)
 */
export function ZoneBox({ input, chosen: first }: ZoneBoxProps) {
  const language = document.documentElement.lang as Language;
  const t = useTexts();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
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
    setAsked(false);
    setActive(-1);
    setChosen([...chosen, zone]);
    input.focus();
  }

  function remove(zone: ChosenZone) {
    setChosen(chosen.filter((each) => each !== zone));
    input.focus();
  }

  const type = useEffectEvent(() => {
    setTyped(input.value);
    setAsked(true);
    setActive(-1);
  });

  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    const last = chosen.at(-1);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && suggested.length > 0) {
      event.preventDefault();
      setAsked(true);
      setActive(isOpen ? next(active, step, suggested.length) : 0);
    } else if (event.key === 'Enter' && isOpen && suggested[active]) {
      event.preventDefault();
      choose(suggested[active]);
    } else if (event.key === 'Escape' && isOpen) {
      // Closes the suggestions and not what they stand in.
      event.preventDefault();
      event.stopPropagation();
      setAsked(false);
      setActive(-1);
    } else if (event.key === 'Backspace' && input.value === '' && last) {
      remove(last);
    }
  });

  const leave = useEffectEvent(() => {
    setAsked(false);
    setActive(-1);
  });

  useEffect(() => {
    // Half a name is nothing to count homes for: only what stays in the field is part of the form.
    const enter = () => input.removeAttribute('name');
    const giveName = () => {
      input.name = 'zone';
    };
    const stay = () => {
      giveName();
      if (input.value) root.current?.dispatchEvent(new Event('input', { bubbles: true }));
      // The suggestions push what is below them: it must not move away from under a pointer that is pressing it.
      if (isPressed) window.addEventListener('pointerup', () => setTimeout(leave), { once: true });
      else leave();
    };
    let isPressed = false;
    const press = () => {
      isPressed = true;
    };
    const release = () => {
      isPressed = false;
    };
    const listeners = { input: type, keydown: pressKey, focus: enter, blur: stay } as const;
    const { form } = input;
    for (const [name, listener] of Object.entries(listeners))
      input.addEventListener(name, listener as EventListener);
    form?.addEventListener('submit', giveName, true);
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', release, true);
    if (document.activeElement === input) enter();
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        input.removeEventListener(name, listener as EventListener);
      form?.removeEventListener('submit', giveName, true);
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('pointerup', release, true);
    };
  }, [input]);

  useEffect(() => {
    if (input.value !== input.defaultValue) return type();
    input.value = '';
    setChosen(first);
  }, [input, first]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form counts anew after each choice.
  useEffect(() => {
    root.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [chosen]);

  useEffect(() => {
    const option = isOpen && active >= 0 ? optionId(id, active) : '';
    for (const [name, value] of Object.entries({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen && suggested.length > 0),
      'aria-controls': id,
      'aria-activedescendant': option,
    })) {
      input.setAttribute(name, value);
    }
    if (option) document.getElementById(option)?.scrollIntoView({ block: 'nearest' });
  });

  return (
    <div ref={root} className="contents">
      <ZoneChips zones={chosen} onRemove={remove} />
      <div className="zone-suggestions" hidden={!isOpen}>
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

/** From the field, which is -1, down to the first and up to the last; then round and round. */
function next(active: number, step: number, count: number): number {
  return active < 0 && step < 0 ? count - 1 : (active + step + count) % count;
}
