import type { TextKind } from '#database/text/text-states.ts';
import { listTextStates } from '#database/text/text-states.ts';
import { countPropertyTexts, listPropertiesWithTextEdits } from '#database/text/written-properties.ts';
import type { Language } from '#domain/language.ts';
import { inEach } from '#domain/language.ts';
import { type TranslationState, translationStates } from '#domain/text/translation-state.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { listArticleSubjects, listPageSubjects, listTestimonialSubjects } from './content-subjects.server.ts';
import { findPropertySubjects, isPublicOnly } from './property-subjects.server.ts';
import { type Subject, stateOf } from './subject.server.ts';

export type Counts = Record<TranslationState, number>;

/** The states of a subject's texts in each language; its own language counts as checked. */
export type CountedSubject = {
  kind: TextKind;
  id: number;
  isPublished: boolean;
  counts: Record<Language, Counts>;
  /** Present if it was read in full; a property without edits has only the numbers. */
  subject?: Subject;
};

const none = (): Counts => ({ missing: 0, outdated: 0, machine: 0, checked: 0 });

/** Everything with texts, published things first. */
export async function countSubjects(office: OfficeContext): Promise<CountedSubject[]> {
  const { database, settings } = office;
  const [homes, states, touched, ...contents] = await Promise.all([
    countPropertyTexts(database, isPublicOnly(office)),
    listTextStates(database),
    listPropertiesWithTextEdits(database),
    listPageSubjects(office),
    listArticleSubjects(office),
    listTestimonialSubjects(office),
  ]);
  const special = new Set([
    ...touched,
    ...states.filter(({ kind }) => kind === 'property').map(({ subjectId }) => subjectId),
  ]);
  const read = await findPropertySubjects(
    office,
    homes.map(({ id }) => id).filter((id) => special.has(id)),
  );
  const byId = new Map(read.map((home) => [home.id, home]));
  const grouped = Map.groupBy(states, ({ kind, subjectId }) => `${kind}-${subjectId}`);
  const count = (subject: Subject): CountedSubject => {
    const known = grouped.get(`${subject.kind}-${subject.id}`) ?? [];
    const about = { states: known, defaultLanguage: settings.defaultLanguage };
    const counts = inEach((language) => {
      const counted = none();
      for (const text of subject.texts) {
        const isThere = Object.values(text.current).some(Boolean);
        if (isThere) counted[stateOf(text, language, about)?.state ?? 'checked'] += 1;
      }
      return counted;
    });
    const { kind, id, isPublished } = subject;
    return { kind, id, isPublished, counts, subject };
  };
  const counted = homes.map((home): CountedSubject => {
    const subject = byId.get(home.id);
    if (subject) return count(subject);
    const { id, isPublished } = home;
    const counts = inEach((language) => {
      const missing = home.missing[language];
      return { ...none(), missing, checked: home.count - missing };
    });
    return { kind: 'property', id, isPublished, counts };
  });
  const listed = contents.flat().filter(({ isWithdrawn }) => !isWithdrawn);
  const all = [...counted, ...listed.map(count)];
  return all.toSorted((a, b) => Number(b.isPublished) - Number(a.isPublished));
}

export function sumOf(subjects: readonly CountedSubject[], language: Language): Counts {
  const sum = none();
  for (const { counts } of subjects)
    for (const state of translationStates) sum[state] += counts[language][state];
  return sum;
}
