import { createMiddleware } from 'hono/factory';
import { screenName } from '#app/page/screen-name.server.ts';
import { type Language, pickText } from '#domain/language.ts';
import { hourSeconds } from '#domain/time/durations.ts';
import { menuOf } from '#site/pages/menu.ts';
import type { Page } from '#site/pages/page-schema.ts';
import { languagesInUse } from '#site/paths/language-links.ts';
import { pathEntry } from '#site/paths/paths.ts';
import type { Settings } from '#site/settings/settings.ts';
import { textsFor } from '#texts/server/texts.ts';
import { ownLanguageNames } from '#texts/wording/own-language-names.ts';

type Needs = {
  settings: { current(): Promise<Settings> };
  pages: { current(): Promise<readonly Page[]> };
  publicUrl: string;
};

/**
 * Answers `/llms.txt` (llmstxt.org): a description of the site and its main addresses in each language, in Markdown.
 */
export function llms({ settings, pages, publicUrl }: Needs) {
  return createMiddleware(async (context, next) => {
    if (context.req.path !== '/llms.txt' || !['GET', 'HEAD'].includes(context.req.method)) return next();
    const [current, currentPages] = await Promise.all([settings.current(), pages.current()]);
    return context.text(describeSite(current, currentPages, publicUrl), 200, {
      'Cache-Control': `public, max-age=${hourSeconds}`,
    });
  });
}

function describeSite(settings: Settings, pages: readonly Page[], publicUrl: string): string {
  const { agency, defaultLanguage } = settings;
  const inUse = languagesInUse(settings);
  const names = inUse.map((language) =>
    textsFor('en')(`LANGUAGE_${language.toUpperCase() as Uppercase<Language>}`),
  );
  const tagline = pickText(agency.tagline, 'en', defaultLanguage)?.text;
  const sections = inUse.map((language) => {
    const links = menuOf(pages, language, true).map(({ path, title, screen }) => {
      const own = pickText(title, language, defaultLanguage)?.text;
      const label = own ?? (screen ? screenName({ pages, language, settings }, screen) : path);
      return `- [${plain(label)}](${publicUrl}${path})`;
    });
    return `## ${ownLanguageNames[language]}\n\n${links.join('\n')}\n`;
  });
  return [
    `# ${plain(agency.name)}\n`,
    ...(tagline ? [`> ${plain(tagline)}\n`] : []),
    `The website of an estate agency in Belgium or Luxembourg, in ${names.join(', ')}. It shows homes for sale and to rent and new-build projects. Every page is complete HTML and carries JSON-LD in the terms of schema.org. A home keeps its number (\`${pathEntry('propertyForSale').original}\`) in every language; one whose page answers 410 is no longer offered.\n`,
    `All pages: ${publicUrl}/sitemap.xml\n`,
    `Contact: ${[agency.email, agency.phone].filter(Boolean).join(', ')}\n`,
    ...sections,
  ].join('\n');
}

/** Makes one line of an agency's text, with its Markdown escaped. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#]/g, '\\$&');
}
