import { Icon } from '#interface/icon.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedTranslation } from './load-translation.server.ts';

const signs = {
  missing: { kind: 'empty', text: 'TRANSLATIONS_MISSING' },
  outdated: { kind: 'soon', text: 'TRANSLATIONS_OUTDATED' },
  machine: { kind: 'soon', text: 'TRANSLATIONS_MACHINE' },
  checked: { kind: 'done', text: 'TRANSLATIONS_CHECKED' },
} as const;

/** A text as it was written, and beside it (on a phone below it) its translation. */
export function TextPair({
  text,
  language,
  problem,
  typed,
}: {
  text: LoadedTranslation['texts'][number];
  language: LoadedTranslation['language'];
  problem: string | undefined;
  /** The text that was sent and not kept. */
  typed: string | undefined;
}) {
  const t = useOfficeTexts();
  const { key, label, kind, max, source, state, isShut, why, waits, canSuggest } = text;
  const id = `text-${key}`;
  const own = {
    id,
    name: `text.${key}`,
    lang: language.code,
    maxLength: max,
    defaultValue: typed ?? text.typed,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
  };
  const sign = signs[state];
  return (
    <section className="translation-pair" aria-label={label} data-state={state}>
      <div>
        <p className="translation-label">
          {label} <span className="translation-language">{source.name}</span>
        </p>
        <p lang={source.language} className="translation-source">
          {source.text}
        </p>
      </div>
      <div>
        <div className="translation-head">
          <label htmlFor={isShut ? undefined : id} className="translation-label">
            {label} <span className="translation-language">{language.name}</span>
          </label>
          <Sign kind={sign.kind}>{t(sign.text)}</Sign>
        </div>
        {problem && (
          <p id={`${id}-problem`} className="small mb-1.5 flex gap-2 font-semibold text-wine">
            <Icon name="circle-alert" size={16} className="mt-0.5" />
            {problem}
          </p>
        )}
        {problem && typed !== undefined && typed !== text.typed && (
          <p className="small mb-1.5 text-ink-2" lang={language.code}>
            {t('TRANSLATION_NOW', { text: text.typed })}
          </p>
        )}
        <input type="hidden" name={`seen.${key}`} value={text.seen} />
        <input type="hidden" name={`of.${key}`} value={text.of} />
        {isShut ? (
          <p lang={language.code} className="translation-source">
            {text.typed}
          </p>
        ) : (
          <>
            <input type="hidden" name={`was.${key}`} value={text.typed} />
            {kind === 'line' ? (
              <input {...own} className="field office-field" />
            ) : (
              <textarea {...own} rows={rowsFor(source.text)} className="field office-field field-long" />
            )}
          </>
        )}
        {why && <p className="small mt-1.5 text-ink-3">{why}</p>}
        <p className="translation-acts">
          {(state === 'outdated' || state === 'machine') && (
            <button type="submit" name="still" value={key} className="button button-quiet button-dense">
              {t(state === 'machine' ? 'TRANSLATION_READ' : 'TRANSLATION_STILL')}
              <span className="sr-only">: {label}</span>
            </button>
          )}
          {canSuggest && !isShut && state !== 'checked' && (
            <button type="submit" name="suggest" value={key} className="button button-quiet button-dense">
              {t('TRANSLATION_SUGGEST')}
              <span className="sr-only">: {label}</span>
            </button>
          )}
          {waits && <span className="small text-ink-3">{t('TRANSLATION_WAITS')}</span>}
        </p>
      </div>
    </section>
  );
}

function rowsFor(text: string): number {
  const rows = text.split('\n').reduce((sum, line) => sum + Math.ceil((line.length + 1) / 60), 0);
  return Math.min(Math.max(rows + 1, 2), 18);
}
