import { Fragment } from 'react';
import type { Language } from '#domain/language.ts';
import { writtenIn } from '#texts/wording/written-in.ts';
import { Lines } from './words.tsx';

const separator = ' · ';

export type WrittenLine = {
  before: (string | undefined)[];
  /** Of the agency, in the language `written`, if it is known. */
  words?: string | undefined;
  written?: Language | undefined;
  after?: string;
};

/** Lines with words in another language than the mail: these are marked, and the line ends with the language's name. */
export function WrittenLines({ lines, language }: { lines: readonly WrittenLine[]; language: Language }) {
  return lines.map(({ before, words = '', written, after }, index) => {
    const { lang, note } = writtenIn(language, words ? written : undefined);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a mail is written once
      <Fragment key={index}>
        {index > 0 && <br />}
        {lang ? (
          <>
            {before.map((part) => part && part + separator).join('')}
            <span lang={lang}>
              <Lines text={words} />
            </span>
            {[after, note].map((part) => part && separator + part).join('')}
          </>
        ) : (
          <Lines text={[...before, words, after].filter(Boolean).join(separator)} />
        )}
      </Fragment>
    );
  });
}
