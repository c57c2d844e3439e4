import { type KeyboardEvent, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#interface/button.tsx';
import { Icon } from '#interface/icon.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { ShownPosition } from './present-position.server.ts';

const directions = [
  { value: 'north', key: 'ArrowUp', icon: 'chevron-down', text: 'POSITION_NORTH' },
  { value: 'west', key: 'ArrowLeft', icon: 'chevron-left', text: 'POSITION_WEST' },
  { value: 'east', key: 'ArrowRight', icon: 'chevron-right', text: 'POSITION_EAST' },
  { value: 'south', key: 'ArrowDown', icon: 'chevron-down', text: 'POSITION_SOUTH' },
] as const;

/**
 * The position in the middle of its surroundings: a click on the picture moves it there, arrows move it step by step.
 * Each
 * sends a form, because browsers tell without a script too where a picture was clicked.
 */
export function PositionMap({ position }: { position: ShownPosition }) {
  const t = useOfficeTexts();
  const form = useRef<HTMLFormElement>(null);
  const isMoving = useNavigation().state !== 'idle';
  const { at, isPlaced, picture, words, seen, place } = position;
  const move = (event: KeyboardEvent) => {
    const direction = directions.find(({ key }) => key === event.key);
    if (!direction) return;
    event.preventDefault();
    const value = event.shiftKey ? `${direction.value}-little` : direction.value;
    form.current?.querySelector<HTMLButtonElement>(`button[value="${value}"]`)?.click();
  };
  return (
    <Form
      ref={form}
      id="position"
      method="post"
      preventScrollReset
      className="position"
      aria-busy={isMoving}
      // A second move starts from the result of the first: sent now, it would move from a position that the user has
      // not seen.
      onSubmit={(event) => isMoving && event.preventDefault()}
    >
      <input type="hidden" name="do" value="position" />
      <input type="hidden" name="at" value={at} />
      {Object.entries(seen).map(([name, value]) => (
        <input key={name} type="hidden" name={`seen.${name}`} value={value} />
      ))}
      <div className="position-picture">
        <input
          type="image"
          name="point"
          src={picture}
          width={320}
          height={320}
          alt={t('POSITION_PICTURE')}
          aria-describedby="position-hint"
          onKeyDown={move}
        />
        <span className={`position-mark ${isPlaced ? '' : 'is-missing'}`} />
      </div>
      <div className="position-words">
        <p className="office-label">{t('POSITION_TITLE')}</p>
        <p className="text-ink-2">{words}</p>
        <p id="position-hint" className="small text-ink-3">
          {t('POSITION_HINT')}
        </p>
        <div className="position-arrows">
          {directions.map(({ value, icon, text }) => (
            <Button
              key={value}
              type="submit"
              name="move"
              value={value}
              kind="quiet"
              size="dense"
              aria-label={t(text)}
              title={t(text)}
              className={`position-${value}`}
            >
              <Icon name={icon} size={18} className={value === 'north' ? 'rotate-180' : ''} />
            </Button>
          ))}
        </div>
        {directions.map(({ value }) => (
          <button key={value} type="submit" name="move" value={`${value}-little`} hidden tabIndex={-1} />
        ))}
        <p>
          <Button type="submit" name="move" value="place" kind="quiet" size="dense">
            {t('POSITION_FROM_ADDRESS', { place })}
          </Button>
        </p>
      </div>
    </Form>
  );
}
