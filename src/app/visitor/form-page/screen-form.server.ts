import { showForm } from '#app/forms/show-form.server.ts';
import { loadScreen } from '#app/modules/screen-page.server.ts';
import { crumbsTo } from '#app/page/crumbs.server.ts';
import { pageHead } from '#app/page/head.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { FormDefinition } from '#questions/form.ts';
import { alternates, type PathName } from '#site/paths/paths.ts';
import type { TextKey } from '#texts/server/texts.ts';
import { textsFor } from '#texts/server/texts.ts';
import { promisedText, promiseWords } from '#texts/wording/promise-words.ts';

export async function showScreenForm(
  context: RequestContext,
  screen: PathName,
  words: { title: TextKey; intro: TextKey },
  definition: FormDefinition,
) {
  const t = textsFor(context.language);
  const intro = promisedText(t, words.intro, promiseWords(context.settings.promises, context.language));
  const { title } = await loadScreen(context, screen, { text: t(words.title) });
  const paths = alternates(screen as 'newsletter', {});
  return {
    head: pageHead(context, { title: title.text, description: intro, alternates: paths }),
    alternates: paths,
    crumbs: crumbsTo(context, screen),
    title,
    intro,
    shown: showForm(context, definition),
  };
}

export type ScreenFormPage = Awaited<ReturnType<typeof showScreenForm>>;
