import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#interface/button.tsx';
import { ChoiceField } from '#office/interface/choice-field.tsx';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { SelectField } from '#office/interface/text-field.tsx';
import { SettingsChanges } from '#office/settings/settings-changes.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { ColorField } from './color-field.tsx';
import type { presentThemeScreen, sendTheme } from './theme.server.ts';
import { ThemeContrast } from './theme-contrast.tsx';
import { ThemeFrame } from './theme-frame.tsx';

type Shown = Awaited<ReturnType<typeof presentThemeScreen>>;

/** Pause after the last change of a colour before the frame follows. */
const REST_MS = 400;

export function ThemeForm({ shown }: { shown: Shown }) {
  const t = useOfficeTexts();
  const look = useFetcher<typeof sendTheme>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { given, expected, problems = [], changes, conflict, colors, fonts, radius, pages } = shown;
  const live = (look.data as Shown | undefined) ?? shown;
  const answer = problems.length > 0 ? { problems, typed: asTyped(given) } : undefined;
  const follow = (form: HTMLFormElement | null) => {
    clearTimeout(timer.current);
    if (!form) return;
    const fields = new FormData(form);
    fields.set('do', 'look');
    timer.current = setTimeout(() => look.submit(fields, { method: 'post' }), REST_MS);
  };
  return (
    <OfficeForm key={JSON.stringify(given)} answer={answer} given={given} className="settings-form">
      <button type="submit" name="do" value="check" hidden tabIndex={-1} />
      <input type="hidden" name="expected" value={expected} />
      <SettingsChanges changes={changes} conflict={conflict} />
      {/* Catches the events that bubble up from the fields. */}
      <div className="theme-columns" onInput={({ currentTarget }) => follow(currentTarget.closest('form'))}>
        <div className="settings-group">
          <fieldset className="settings-group settings-inner theme-colors">
            <legend className="office-section">{t('SETTINGS_COLORS')}</legend>
            <p className="small py-2 text-ink-3">{t('SETTINGS_COLOR_HINT')}</p>
            {colors.map((color) => (
              <ColorField key={color.name} {...color} />
            ))}
          </fieldset>
          <fieldset className="settings-group settings-inner">
            <legend className="office-section">{t('SETTINGS_FONTS')}</legend>
            {fonts.map(({ name, label, choices }) => (
              <SelectField key={name} name={name} label={label} choices={choices} />
            ))}
          </fieldset>
          <fieldset className="settings-group settings-inner">
            <legend className="office-section">{t('SETTINGS_SHAPE')}</legend>
            <ChoiceField name="theme.radius" {...radius} />
          </fieldset>
          <p className="settings-send flex flex-wrap gap-3">
            <Button type="submit" name="do" value="check" size="small" kind={changes ? 'quiet' : 'primary'}>
              {t('SETTINGS_CHECK')}
            </Button>
            <Button type="submit" name="do" value="look" size="small" kind="quiet">
              {t('SETTINGS_LOOK')}
            </Button>
          </p>
        </div>
        <div className="theme-aside">
          <ThemeFrame src={live.preview} pages={pages} />
          <ThemeContrast pairs={live.pairs} />
        </div>
      </div>
    </OfficeForm>
  );
}

function asTyped(given: Record<string, string>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, [value]]));
}
