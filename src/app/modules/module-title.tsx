/** `lang`: where it is in another language than the page. */
export type ShownTitle = { text: string; lang?: string; size: 'large' | 'middle' | 'small' };

const looks = { large: 'd2', middle: 'd3', small: 'd4' };

/** The title of a module; nothing for one without. */
export function ModuleTitle({ text, lang, size }: ShownTitle) {
  return text === '' ? null : (
    <h2 lang={lang} className={looks[size]}>
      {text}
    </h2>
  );
}
