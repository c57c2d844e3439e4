import { type LocalisedText, languages } from '#domain/language.ts';
import { problemOfText } from '#domain/property/change/value-problem.ts';
import { documentDaysFault } from '#domain/property/document-days.ts';
import {
  type DocumentAccess,
  type DocumentKind,
  documentAccesses,
  documentKinds,
} from '#domain/property/document-kinds.ts';
import { dayOf, isDay } from '#domain/time/dates.ts';
import { textOf } from '#office/forms/read-form.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

/** Longer than any line of a page. */
const longestName = 120;

/** Reads the form of one document; a day may be left empty, and a newer file may come with it. */
export async function readDocumentForm(form: FormData, { language, now }: OfficeContext) {
  const t = officeTextsFor(language);
  const problems: FormAnswer['problems'] = [];
  const day = (field: string) => {
    const text = textOf(form, field).trim();
    if (text && !isDay(text)) problems.push({ field, text: t('DOCUMENT_DAY_WRONG') });
    return text || undefined;
  };
  const issuedOn = day('issued');
  const expiresOn = day('expires');
  const fault = problems.length === 0 && documentDaysFault({ issuedOn, expiresOn }, dayOf(now));
  if (fault === 'to come') problems.push({ field: 'issued', text: t('DOCUMENT_DAY_TO_COME') });
  if (fault === 'expires before') problems.push({ field: 'expires', text: t('DOCUMENT_EXPIRES_BEFORE') });
  const access = documentAccesses.find((each) => each === textOf(form, 'access'));
  if (!access) problems.push({ field: 'access', text: t('DOCUMENT_ACCESS_MISSING') });
  const name = nameIn(form);
  for (const [language, text] of Object.entries(name))
    if (problemOfText(text)) problems.push({ field: `name.${language}`, text: t('PROBLEM_NOT_STORABLE') });
  const kind = readKind(textOf(form, 'kind'));
  if (!kind) problems.push({ field: 'kind', text: t('DOCUMENT_KIND_MISSING') });
  if (problems.length > 0) return { problems };
  const file = form.get('file');
  const bytes = file instanceof File && file.size > 0 ? new Uint8Array(await file.arrayBuffer()) : undefined;
  return {
    change: {
      kind: kind as DocumentKind,
      access: access as DocumentAccess,
      name,
      ...{ issuedOn, expiresOn, bytes },
    },
  };
}

/** A language without a field, because the site does not use it, keeps its name. */
function nameIn(form: FormData): LocalisedText {
  return Object.fromEntries(
    languages
      .filter((language) => form.has(`name.${language}`))
      .map((language) => [
        language,
        textOf(form, `name.${language}`).replace(/\s+/g, ' ').trim().slice(0, longestName),
      ]),
  );
}

export function readKind(text: string): DocumentKind | undefined {
  return documentKinds.find((each) => each === text);
}
