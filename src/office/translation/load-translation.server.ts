import { textHash } from '#database/text/text-hash.ts';
import { listTextStates } from '#database/text/text-states.ts';
import { charactersOn } from '#database/text/translated-characters.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { isWritten } from '#domain/text/translation-state.ts';
import { dayOf } from '#domain/time/dates.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { mayDescribe, stateOf, subjectPath } from '#office/translations/subject.server.ts';
import { writeMarked } from '#site/articles/marked-text.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { ownLanguageNames } from '#texts/wording/own-language-names.ts';
import { findSubject } from './find-subject.server.ts';
import { canWrite } from './write-texts.server.ts';

const told = {
  saved: 'TRANSLATION_TOLD_SAVED',
  still: 'TRANSLATION_TOLD_STILL',
  suggested: 'TRANSLATION_TOLD_SUGGESTED',
} as const;

export async function loadTranslation(office: OfficeContext, name: string, url: URL) {
  const { database, language: ofOffice, settings, translator, now } = office;
  const subject = await findSubject(office, name);
  const t = officeTextsFor(ofOffice);
  const states = await listTextStates(database, subject);
  const { defaultLanguage } = settings;
  const languages = settings.languages.filter(({ inUse }) => inUse).map(({ code }) => code);
  const asked = url.searchParams.get('to');
  const language =
    languages.find((each) => each === asked) ??
    languages.find((each) => each !== defaultLanguage) ??
    defaultLanguage;
  const isWritable = canWrite(subject);
  const texts = subject.texts.flatMap((text) => {
    const found = stateOf(text, language, { states, defaultLanguage });
    if (!found) return [];
    const { source, state } = found;
    const [sourceText, target] = [asTyped(text.current[source]), asTyped(text.current[language])];
    return [
      {
        ...{ key: text.key, label: text.label, kind: text.kind, max: text.max, state },
        source: { language: source, name: ownLanguageNames[source], text: sourceText ?? '' },
        typed: target ?? '',
        seen: JSON.stringify(text.current[language] ?? null),
        of: textHash(text.current[source]),
        waits: !same(text.current[language], text.stored[language]),
        // A text with signs that cannot be typed here must not be lost.
        isShut:
          !isWritable ||
          !mayDescribe(subject, text) ||
          target === undefined ||
          Boolean(text.fed?.includes(language) || text.taken?.includes(language)),
        why: text.isCaption
          ? t(mayDescribe(subject, text) ? 'TRANSLATION_CAPTIONS_AT_ONCE' : 'TRANSLATION_CAPTIONS')
          : text.fed?.includes(language)
            ? t('TRANSLATION_FED')
            : text.taken?.includes(language)
              ? t('TRANSLATION_TAKEN')
              : '',
        canSuggest: isWritable && !text.isCaption && translator !== undefined && !text.isSecret,
      },
    ];
  });
  const toldKey = told[(url.searchParams.get('told') ?? '') as keyof typeof told];
  return {
    title: subject.title,
    note: subject.note,
    kind: subject.kind,
    isPublished: subject.isPublished,
    editor: subject.editor,
    isWritable,
    back: `/office/content/translations/?to=${language}`,
    language: { code: language, name: ownLanguageNames[language] },
    languages: languages.map((code) => ({
      code,
      name: ownLanguageNames[code],
      to: `${subjectPath(subject)}?to=${code}`,
      isCurrent: code === language,
    })),
    texts,
    waiting: texts.filter(({ waits }) => waits).length,
    told: toldKey ? t(toldKey) : '',
    service: translator && {
      name: translator.name,
      used: formatNumber(await charactersOn(database, dayOf(now))),
      most: formatNumber(translator.charactersPerDay),
    },
  };
}

/** Rich text with signs; undefined if signs cannot express it. */
function asTyped(value: unknown): string | undefined {
  if (!isWritten(value)) return '';
  return typeof value === 'string' ? value : writeMarked(value);
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

export type LoadedTranslation = Awaited<ReturnType<typeof loadTranslation>>;
