import { mark as markPath } from '#app/print/brand.server.ts';
import type { Language } from '#domain/language.ts';
import { formatPhone, phoneLink } from '#domain/person/phone.ts';
import { escapeXml } from '#domain/text/escape-xml.ts';
import type { Settings } from '#site/settings/settings.ts';
import { plainHouses } from './plain-houses.ts';

type Shown = {
  language: Language;
  style: string;
  nonce: string | undefined;
  title: string;
  hint: string;
  again: string | undefined;
  home: string;
  homePath: string;
  agency: Settings['agency'] | undefined;
  hasGable: boolean;
  contact: string;
  reference: string | undefined;
};

/** The whole page, of which all must be in one answer of at most 3 kB. */
export function drawPlainPage(shown: Shown): string {
  const { language, style, nonce, title, hint, again, home, homePath, agency, hasGable, reference } = shown;
  const mark = hasGable ? `<svg width="34" height="28"><path d="${markPath}"/></svg>` : '';
  const header = agency ? `<header>${mark}${escapeXml(agency.name)}</header>` : '';
  const wayOut = again
    ? `<a class="b" href="">${again}</a><a href="${homePath}">${home}</a>`
    : `<a class="b" href="${homePath}">${home}</a>`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>`,
    `<style${nonce ? ` nonce="${nonce}"` : ''}>${style}</style></head><body>${header}`,
    `<main><h1>${title}</h1><p class="l">${hint}</p><p class="r">${wayOut}</p>${agency ? reach(shown.contact, agency) : ''}</main>`,
    `<svg class="h" viewBox="440 15 598 145" aria-hidden="true">${plainHouses}</svg>`,
    `<footer>${reference ?? ''}</footer></body></html>`,
  ].join('');
}

function reach(words: string, { phone, email, countryId }: Settings['agency']): string {
  const call =
    phone &&
    `<a href="${phoneLink(phone, countryId) ?? `tel:${escapeXml(phone)}`}">${escapeXml(formatPhone(phone))}</a>`;
  return `<p class="c">${words}</p><p class="r">${call}<a href="mailto:${escapeXml(email)}">${escapeXml(email)}</a></p>`;
}
