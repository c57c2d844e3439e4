/** `lang`: if it is in another language than the page. */
export type ShownTitle = { text: string; lang?: string; size: 'large' | 'middle' | 'small' };

const looks = { large: 'd2', middle: 'd3', small: 'd4' };

/** Draws nothing for a module without a title. */
export function ModuleTitle({ text, lang, size }: ShownTitle) {
  return text === '' ? null : (
    <h2 lang={lang} className={looks[size]}>
      {text}
    </h2>
  );
}
