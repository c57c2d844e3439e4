import type { RequestContext } from '#app/request-context.ts';
import type { Language } from '#domain/language.ts';
import { countryIds } from '#domain/place/region.ts';
import { textsFor } from '#texts/server/texts.ts';

const belgianSites: Record<Language, string> = {
  nl: 'https://www.consumentenombudsdienst.be/',
  fr: 'https://www.mediationconsommateur.be/',
  de: 'https://www.mediationconsommateur.be/',
  en: 'https://consumerombudsman.be/',
};

/** Below the disclaimer: the qualified entity with its address and site (Code of economic law XVI.4). */
export function presentDisputes({ settings, language }: Pick<RequestContext, 'settings' | 'language'>) {
  const t = textsFor(language);
  const isInLuxembourg = settings.agency.countryId === countryIds.luxembourg;
  const href = isInLuxembourg ? 'https://www.mediateurconsommation.lu/' : belgianSites[language];
  return {
    title: t('DISPUTES_TITLE'),
    text: t(isInLuxembourg ? 'DISPUTES_LUXEMBOURG' : 'DISPUTES_BELGIUM'),
    href,
    site: new URL(href).host,
  };
}

export type ShownDisputes = ReturnType<typeof presentDisputes>;
