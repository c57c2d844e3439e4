import type { SentenceRun } from '#texts/wording/search-sentence.ts';

/** A search in words; its filters stand out. */
export function SearchSentence({ runs }: { runs: readonly SentenceRun[] }) {
  return (
    <p className="text-[1.125rem] leading-[1.55]">
      {runs.map(({ text, strong }) =>
        strong ? (
          <strong key={text} className="font-semibold">
            {text}
          </strong>
        ) : (
          text
        ),
      )}
    </p>
  );
}
