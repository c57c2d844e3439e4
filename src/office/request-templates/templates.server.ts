import { randomUUID } from 'node:crypto';
import { keepAnswerTemplate, removeAnswerTemplate } from '#commands/lead/answer-templates.ts';
import { type Language, type LocalisedText, languages } from '#domain/language.ts';
import { fieldsOfText, unknownFields } from '#domain/lead/fill-answer.ts';
import { leadOn } from '#office/door/answers.server.ts';
import { textOf } from '#office/forms/read-form.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { refuseForm } from '#office/interface/refuse-form.server.ts';
import { type OfficeContext, staffBy } from '#office/request-context.ts';
import { loadAnswerTemplates } from '#office/requests/answer-templates.server.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { ownLanguageNames } from '#texts/wording/own-language-names.ts';

const path = '/office/requests/templates/';

/** `?template=`: the one to edit; 'new': a new one of the agency. */
export async function loadTemplates(office: OfficeContext, url: URL) {
  const t = officeTextsFor(office.language);
  const templates = await loadAnswerTemplates(office);
  const asked = url.searchParams.get('template');
  const shown = templates.find(({ id }) => id === asked);
  const told = url.searchParams.get('told');
  const isNew = asked === 'new';
  return {
    told: told === 'saved' ? t('TEMPLATE_SAVED') : told === 'removed' ? t('TEMPLATE_REMOVED') : '',
    templates: templates.map(({ id, name, isUsual, isChanged }) => ({
      id,
      to: `${path}?template=${id}`,
      name,
      note: isUsual && isChanged ? t('TEMPLATE_OWN') : '',
      isCurrent: id === asked,
    })),
    edited: (shown || isNew) && {
      id: shown?.id ?? '',
      title: shown?.name ?? t('TEMPLATE_NEW'),
      hasName: !shown?.isUsual,
      remove: shown?.isChanged ? t(shown.isUsual ? 'TEMPLATE_RESTORE' : 'TEMPLATE_REMOVE') : '',
      languages: usedLanguages(office).map((language) => ({ language, name: ownLanguageNames[language] })),
      given: {
        name: shown?.name ?? '',
        ...Object.fromEntries(
          languages.flatMap((language) => [
            [`subject-${language}`, shown?.subject[language] ?? ''],
            [`body-${language}`, shown?.body[language] ?? ''],
          ]),
        ),
      },
    },
  };
}

/** The languages of the site: nobody can ask in another. */
function usedLanguages({ settings }: OfficeContext): readonly Language[] {
  return settings.languages.filter(({ inUse }) => inUse).map(({ code }) => code);
}

export async function actOnTemplate(office: OfficeContext, form: FormData) {
  const by = staffBy(office);
  const t = officeTextsFor(office.language);
  const known = await loadAnswerTemplates(office);
  const template = known.find(({ id }) => id === textOf(form, 'id'));
  switch (textOf(form, 'do')) {
    case 'remove':
      if (template) await removeAnswerTemplate(by, template.id);
      return leadOn(`${path}?told=removed`);
    case 'keep': {
      const problems: FormAnswer['problems'] = [];
      const name = template?.isUsual ? template.name : textOf(form, 'name').trim().slice(0, 100);
      if (!name) problems.push({ field: 'name', text: t('TEMPLATE_NAME_MISSING') });
      const subject: LocalisedText = {};
      const body: LocalisedText = {};
      for (const language of usedLanguages(office)) {
        const words = {
          subject: textOf(form, `subject-${language}`).trim().slice(0, 300),
          body: textOf(form, `body-${language}`).trim().slice(0, 10_000),
        };
        subject[language] = words.subject;
        body[language] = words.body;
        const [misplaced] = fieldsOfText(words.subject);
        if (misplaced)
          problems.push({
            field: `subject-${language}`,
            text: t('REPLY_FIELD_NOT_IN_SUBJECT', { field: misplaced }),
          });
        for (const part of ['subject', 'body'] as const) {
          const [field] = unknownFields(words[part]);
          if (!words[part])
            problems.push({
              field: `${part}-${language}`,
              text: t('TEMPLATE_LANGUAGE_MISSING', { language: ownLanguageNames[language] }),
            });
          else if (field)
            problems.push({ field: `${part}-${language}`, text: t('TEMPLATE_FIELD_UNKNOWN', { field }) });
        }
      }
      if (problems.length > 0) return refuseForm(form, problems);
      const id = template?.id ?? randomUUID();
      await keepAnswerTemplate(by, { id, name, subject, body });
      return leadOn(`${path}?template=${id}&told=saved`);
    }
    default:
      throw new Response('There is no such button.', { status: 400 });
  }
}
