import { newsArticles } from '#demo/articles/news.ts';
import { pageArticles } from '#demo/articles/pages.ts';
import { sellingAndLettingArticles } from '#demo/articles/selling-and-letting.ts';
import { captions } from '#demo/captions.ts';
import { composeTexts } from '#demo/compose.ts';
import { draftNewsletter, sentNewsletter } from '#demo/newsletters.ts';
import { demoOwners } from '#demo/owners/people.ts';
import { demoProperties } from '#demo/owners/properties.ts';
import { demoPages } from '#demo/pages.ts';
import { agents, offices } from '#demo/people.ts';
import { projects } from '#demo/projects/projects.ts';
import { unitTexts } from '#demo/projects/unit-texts.ts';
import { listDemoProperties } from '#demo/properties.ts';
import { features } from '#demo/sentences/features.ts';
import { otherSentences } from '#demo/sentences/grounds-and-workplaces.ts';
import { houseSentences } from '#demo/sentences/houses.ts';
import { closings, energySentences, layouts, oneRoomLayouts } from '#demo/sentences/layouts.ts';
import { placeSentences } from '#demo/sentences/places.ts';
import { typeNames } from '#demo/sentences/type-names.ts';
import { demoSettings } from '#demo/settings.ts';
import { testimonials } from '#demo/testimonials.ts';
import { type Language, languages } from '#domain/language.ts';
import { firstArticles } from '#site/first-articles/first-articles.ts';
import { legalArticles } from '#site/legal-articles/legal-articles.ts';
import { defaultPages } from '#site/pages/default-pages.ts';
import { defaultSettings, luxembourgAgency } from '#site/settings/settings.ts';
import { answerTables } from '#texts/answers/texts.ts';
import { fieldTables } from '#texts/fields/texts.ts';
import { formTables } from '#texts/forms/texts.ts';
import { mailTables } from '#texts/mail/texts.ts';
import { officeTables } from '#texts/office/texts-for.ts';
import { de } from '#texts/pages/de.ts';
import { en } from '#texts/pages/en.ts';
import { fr } from '#texts/pages/fr.ts';
import { nl } from '#texts/pages/nl.ts';
import { portalTables } from '#texts/portal/texts.ts';
import { problemTables } from '#texts/problems/texts.ts';
import { serverTables } from '#texts/server/texts.ts';
import { settingsTables } from '#texts/settings/texts.ts';

export const textTables = {
  pages: { nl, fr, de, en },
  server: serverTables,
  fields: fieldTables,
  forms: formTables,
  mail: mailTables,
  answers: answerTables,
  portal: portalTables,
  office: officeTables,
  settings: settingsTables,
  problems: problemTables,
};

/** `where`: words by which a reader finds it, such as 'forms PASSWORD_HINT'. */
export type SaidText = { where: string; language: Language; text: string };

const picture = '0'.repeat(20);

/** Each has sentences of its own, which depend on the facts about the agency and on the rules of its country. */
const agencies = [
  defaultSettings.agency,
  demoSettings.agency,
  { ...demoSettings.agency, ...luxembourgAgency },
];

/** All texts of a fresh site and the demo agency, in four languages; placeholders without their English names. */
export function listSaidTexts(): SaidText[] {
  const tables = Object.entries(textTables).flatMap(([name, table]) =>
    languages.flatMap((language) =>
      Object.entries(table[language]).map(([key, text]) => ({
        where: `${name} ${key}`,
        language,
        text: text.replace(/\{\{\w+\}\}/g, '{}'),
      })),
    ),
  );
  const written = {
    'default page': defaultPages,
    'default settings': [defaultSettings, luxembourgAgency],
    'legal article': agencies.map(legalArticles),
    'first article': agencies.map(firstArticles),
    'demo settings': demoSettings,
    'demo page': demoPages({
      banner: picture,
      phoneBanner: picture,
      services: picture,
      valuation: picture,
      plan: picture,
      choices: picture,
    }),
    'demo article': [...newsArticles, ...sellingAndLettingArticles, ...pageArticles],
    'demo people': [...agents, ...offices],
    'demo testimonial': testimonials,
    'demo newsletter': [sentNewsletter, draftNewsletter],
    'demo caption': captions,
    // The names of units give floor and number, '1.2', which is not a decimal.
    'demo project': projects.map((project) => [
      project,
      project.units.map((unit) => unitTexts({ ...unit, name: 'A' }, project)),
    ]),
    'demo property': listDemoProperties().map(({ row, purpose }) => [
      row.quarter,
      row.texts ?? composeTexts(row, { purpose, label: undefined }),
    ]),
    'demo sentence': [
      typeNames,
      placeSentences,
      houseSentences,
      otherSentences,
      features,
      layouts,
      oneRoomLayouts,
      energySentences,
      closings,
    ],
  };
  return [
    ...tables,
    ...Object.entries(written).flatMap(([where, value]) => saidIn(value, where)),
    ...listSaidToDemoOwners(),
  ];
}

/** The demo's agents write about a property only in the language of its owner. */
function listSaidToDemoOwners(): SaidText[] {
  return Object.entries(demoProperties).flatMap(([reference, property]) => {
    const { owner, messages, appointments, publications, steps } = property;
    const said = [
      ...messages.flatMap(({ subject, comment }) => [subject, comment]),
      ...appointments.map(({ feedback }) => feedback),
      ...publications.map(({ comment }) => comment),
      ...steps.map(({ subject }) => subject),
    ];
    return said
      .filter((text) => text !== undefined)
      .map((text) => ({ where: `demo owner ${reference}`, language: demoOwners[owner].language, text }));
  });
}

/** The texts below a key for each of the four languages, at any depth. */
function saidIn(value: unknown, where: string): SaidText[] {
  if (typeof value !== 'object' || value === null) return [];
  if (languages.every((language) => language in value)) {
    const inEach = value as Record<Language, unknown>;
    return languages.flatMap((language) =>
      wordsIn(inEach[language]).map((text) => ({ where, language, text })),
    );
  }
  return Object.entries(value)
    .filter(([key]) => key !== 'path' && key !== 'slug')
    .flatMap(([, each]) => saidIn(each, where));
}

/** Rich text gives one text for each paragraph, with its bold parts. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^(?:https?|tel|mailto):/.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  const { content } = value as { content?: { text?: string }[] };
  if (!Array.isArray(content)) return [];
  const line = content.map(({ text }) => text ?? '').join('');
  return line ? [line] : content.flatMap(wordsIn);
}
