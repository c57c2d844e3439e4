import { Icon } from '#interface/icon.tsx';
import { useTexts } from '#texts/use-texts.ts';

type Localised = { text: string; lang?: string };

const unfoldedWords = 120;

/** The first sentence is large; the text after about 120 words is folded away. */
export function Description({ lede, text }: { lede?: Localised; text?: Localised }) {
  const t = useTexts();
  if (!lede && !text) return null;
  const paragraphs = text?.text.split(/\n\s*\n/).filter((each) => each.trim() !== '') ?? [];
  const [shown, folded] = fold(paragraphs, countWords(lede?.text ?? ''));
  const foreign = text?.lang ?? lede?.lang;
  return (
    <section className="mt-12">
      {foreign && (
        <p className="small mb-4 text-ink-3">
          {t('TEXT_IN_LANGUAGE', { language: t(languageNames[foreign] ?? 'LANGUAGE_NL') })}
        </p>
      )}
      {lede && (
        <p lang={lede.lang} className="lede max-w-[22em] text-[1.625rem] leading-[1.4]">
          {lede.text}
        </p>
      )}
      <div lang={text?.lang} className="reading mt-[22px] flex flex-col gap-[1em] text-ink-2">
        {shown.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {folded.length > 0 && (
        <details className="on-paper-open group mt-4">
          <summary className="text-link inline-flex items-center gap-2.5 text-[1.0625rem] group-open:hidden print:hidden">
            {t('READ_ALL')}
            <Icon name="chevron-down" size={16} />
          </summary>
          <div lang={text?.lang} className="reading flex flex-col gap-[1em] text-ink-2">
            {folded.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      )}
    </section>
  );
}

const languageNames = {
  nl: 'LANGUAGE_NL',
  fr: 'LANGUAGE_FR',
  de: 'LANGUAGE_DE',
  en: 'LANGUAGE_EN',
} as Record<string, 'LANGUAGE_NL' | 'LANGUAGE_FR' | 'LANGUAGE_DE' | 'LANGUAGE_EN'>;

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

/** Whole paragraphs up to the limit, at least one; a short rest is not folded. */
function fold(paragraphs: string[], ledeWords: number): [shown: string[], folded: string[]] {
  let words = ledeWords;
  const until = paragraphs.findIndex((paragraph, index) => {
    words += countWords(paragraph);
    return words > unfoldedWords && index > 0;
  });
  const rest = until === -1 ? [] : paragraphs.slice(until);
  return countWords(rest.join(' ')) < 25 ? [paragraphs, []] : [paragraphs.slice(0, until), rest];
}
