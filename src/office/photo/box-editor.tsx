import { useState } from 'react';
import { Form } from 'react-router';
import type { RedactStyle } from '#images/remake-picture.ts';
import { Button } from '#interface/button.tsx';
import { Icon } from '#interface/icon.tsx';
import { OfficeIcon } from '#office/interface/office-icon.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { BoxNumbers } from './box-numbers.tsx';
import { BoxPicture } from './box-picture.tsx';
import type { DrawnBox } from './drawn-box.ts';
import { mostBoxes, type Tool } from './tools.ts';

/** Frames drawn on the picture mark the part that stays, or the parts that must not be recognisable. */
export function BoxEditor({
  id,
  tool,
  picture,
}: {
  id: string;
  tool: Tool;
  picture: { address: string; width: number; height: number };
}) {
  const t = useOfficeTexts();
  const [boxes, setBoxes] = useState<DrawnBox[]>([]);
  const [style, setStyle] = useState<RedactStyle>('grain');
  const [isBare, setIsBare] = useState(false);
  const most = mostBoxes[tool];
  const inPixels = (percent: number, of: number) => Math.round((percent * of) / 100);
  const release = () => setIsBare(false);
  return (
    <Form
      id={id}
      method="post"
      className={['box-editor', `box-${tool === 'crop' ? 'crop' : style}`, isBare && 'box-bare']
        .filter(Boolean)
        .join(' ')}
    >
      <div className="min-w-0">
        <BoxPicture picture={picture} boxes={boxes} most={most} onChange={setBoxes} />
        <div className="box-below">
          <p className="text-ink-2">{t(tool === 'crop' ? 'BOX_HINT_CROP' : 'BOX_HINT')}</p>
          {boxes.length > 0 && (
            <Button
              type="button"
              kind="quiet"
              size="small"
              onPointerDown={() => setIsBare(true)}
              onPointerUp={release}
              onPointerLeave={release}
              onKeyDown={({ key }) => setIsBare(key === ' ' || key === 'Enter')}
              onKeyUp={release}
              onBlur={release}
            >
              <OfficeIcon name="eye" size={20} /> {t('BOX_HOLD')}
            </Button>
          )}
        </div>
      </div>
      <div className="box-side">
        {boxes.length > 0 && (
          <section>
            <h2>{t('BOX_COUNT', { count: boxes.length })}</h2>
            <ol className="box-list">
              {boxes.map((box, index) => {
                const number = index + 1;
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: frames have no name but their place.
                  <li key={index}>
                    <span className="box-badge">{number}</span>
                    <span>
                      {t('BOX_SIZE', {
                        width: inPixels(box.width, picture.width),
                        height: inPixels(box.height, picture.height),
                      })}
                    </span>
                    <button
                      type="button"
                      className="grid size-11 place-items-center text-ink-3 hover:text-ink"
                      aria-label={t('BOX_REMOVE', { number })}
                      onClick={() => setBoxes(boxes.filter((each) => each !== box))}
                    >
                      <Icon name="x" size={18} />
                    </button>
                  </li>
                );
              })}
            </ol>
          </section>
        )}
        {tool === 'redact' && (
          <fieldset>
            <legend>{t('BOX_HOW')}</legend>
            {(['grain', 'surface'] as const).map((each) => (
              <label key={each} className="box-style">
                <input
                  type="radio"
                  name="style"
                  value={each}
                  checked={style === each}
                  onChange={() => setStyle(each)}
                  className="radio office-check"
                />
                <span>
                  {t(each === 'grain' ? 'BOX_GRAIN' : 'BOX_SURFACE')}
                  <span className="small block text-ink-3">
                    {t(each === 'grain' ? 'BOX_GRAIN_HINT' : 'BOX_SURFACE_HINT')}
                  </span>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <section>
          <h2>{t('BOX_ORIGINAL')}</h2>
          <p className="text-ink-2">{t(tool === 'crop' ? 'BOX_KEPT' : 'BOX_FOR_GOOD')}</p>
        </section>
        <BoxNumbers boxes={boxes} most={most} onChange={setBoxes} />
        <p id="box-keys" className="box-keys small text-ink-3">
          <span>
            <kbd>Delete</kbd> {t('BOX_KEY_REMOVE')}
          </span>
          <span>
            <kbd>←</kbd> <kbd>→</kbd> {t('BOX_KEY_MOVE')}
          </span>
          <span>
            <kbd>Shift</kbd> {t('BOX_KEY_SIZE')}
          </span>
        </p>
      </div>
    </Form>
  );
}
