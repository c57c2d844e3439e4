import { type TextKind, textKinds } from '#database/text/text-states.ts';
import type { Language } from '#domain/language.ts';
import { type TranslationState, translationStates } from '#domain/text/translation-state.ts';
import { onPage, pagingOf } from '#interface/paging.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { ownLanguageNames } from '#texts/wording/own-language-names.ts';
import { type CountedSubject, type Counts, countSubjects, sumOf } from './list-subjects.server.ts';
import { findPropertySubjects } from './property-subjects.server.ts';
import { subjectPath } from './subject.server.ts';

const PATH = '/office/content/translations/';
const ON_PAGE = 50;

/** The filters of a list: texts with work left, by state. */
const shownStates = ['outdated', 'missing', 'machine'] as const;

export async function loadTranslations(office: OfficeContext, url: URL) {
  const { language: ofOffice, settings } = office;
  const t = officeTextsFor(ofOffice);
  const languages = settings.languages.filter(({ inUse }) => inUse).map(({ code }) => code);
  const asked = {
    to: url.searchParams.get('to'),
    kind: url.searchParams.get('kind'),
    state: url.searchParams.get('state'),
  };
  const others = languages.filter((each) => each !== settings.defaultLanguage);
  const language = languages.find((each) => each === asked.to) ?? others[0] ?? settings.defaultLanguage;
  const kind = textKinds.find((each) => each === asked.kind);
  const state = shownStates.find((each) => each === asked.state);
  const all = await countSubjects(office);
  const ofKind = all.filter((each) => !kind || each.kind === kind);
  const found = ofKind.filter(({ counts }) =>
    (state ? [state] : shownStates).some((each) => counts[language][each] > 0),
  );
  const paged = onPage(found, url.searchParams.get('page'), ON_PAGE);
  if (!paged) throw new Response(null, { status: 404 });
  const address = (change: Partial<Record<'to' | 'kind' | 'state' | 'page', string | undefined>>) => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries({ to: language, kind, state, ...change }))
      if (value) query.set(name, value);
    return `${PATH}?${query}`;
  };
  const ofLanguage = sumOf(ofKind, language);
  return {
    language: { code: language, name: ownLanguageNames[language] },
    health: languages.map((code) => healthOf(ofKind, code, address({ to: code }), code === language)),
    sourceName: ownLanguageNames[settings.defaultLanguage],
    kinds: [undefined, ...textKinds].map((each) => ({
      to: address({ kind: each }),
      kind: each,
      count: all.filter((one) => (!each || one.kind === each) && lacksAny(one, language)).length,
      isCurrent: each === kind,
    })),
    states: [undefined, ...shownStates].map((each) => ({
      to: address({ state: each }),
      state: each,
      count: total(ofLanguage, each ? [each] : shownStates),
      isCurrent: each === state,
    })),
    rows: await rowsOf(office, paged.shown, language),
    paging:
      paged.pages > 1
        ? pagingOf(
            paged.page,
            paged.pages,
            t('TRANSLATIONS_PAGE_OF', { page: paged.page, pages: paged.pages }),
            (page) => address({ page: page > 1 ? String(page) : undefined }),
          )
        : undefined,
  };
}

function total(counts: Counts, states: readonly TranslationState[]): number {
  return states.reduce((sum, each) => sum + counts[each], 0);
}

function lacksAny({ counts }: CountedSubject, language: Language): boolean {
  return shownStates.some((each) => counts[language][each] > 0);
}

function healthOf(subjects: readonly CountedSubject[], code: Language, to: string, isCurrent: boolean) {
  const counts = sumOf(subjects, code);
  const all = total(counts, translationStates);
  // Rounded down: an incomplete language never shows 100 %.
  const percent = all === 0 ? 100 : Math.floor((100 * counts.checked) / all);
  return { code, name: ownLanguageNames[code], to, isCurrent, counts, all, percent };
}

async function rowsOf(office: OfficeContext, shown: readonly CountedSubject[], language: Language) {
  const homes = await findPropertySubjects(
    office,
    shown.filter(({ kind, subject }) => kind === 'property' && !subject).map(({ id }) => id),
  );
  return shown.flatMap(({ kind, id, counts, subject, isPublished }) => {
    const found = subject ?? homes.find((home) => home.id === id);
    if (!found) return [];
    const { missing, outdated, machine } = counts[language];
    return [
      {
        key: `${kind}-${id}`,
        kind: kind satisfies TextKind,
        title: found.title,
        note: found.note,
        isPublished,
        to: `${subjectPath({ kind, id })}?to=${language}`,
        ...{ missing, outdated, machine },
      },
    ];
  });
}

export type LoadedTranslations = Awaited<ReturnType<typeof loadTranslations>>;
