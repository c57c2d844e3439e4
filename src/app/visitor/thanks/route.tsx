import { useEffect } from 'react';
import { data } from 'react-router';
import { forgetAnswers } from '#app/forms/kept-answers.ts';
import { pageHead } from '#app/page/head.server.ts';
import { headElements } from '#app/page/head.ts';
import { missingPage } from '#app/page/missing-page.server.ts';
import { screenHref } from '#app/page/screen-href.server.ts';
import { requestContext } from '#app/request-context.ts';
import type { ShellHandle } from '#app/shell/shell-wishes.ts';
import { ArrowLink } from '#interface/arrow-link.tsx';
import { ButtonAnchor, ButtonLink } from '#interface/button.tsx';
import { HouseRow } from '#interface/house-row.tsx';
import { Icon } from '#interface/icon.tsx';
import { Steps } from '#interface/steps.tsx';
import { alternates, href, matchPath } from '#site/paths/paths.ts';
import { textsFor } from '#texts/server/texts.ts';
import { useTexts } from '#texts/use-texts.ts';
import { promisedText, promiseWords } from '#texts/wording/promise-words.ts';
import type { Route } from './+types/route.ts';
import { thanksForAppointment } from './appointment-thanks.server.ts';
import { thanksPages } from './thanks.ts';

export async function loader({ context: contexts, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const { language, settings } = context;
  const t = textsFor(language);
  const name = matchPath(url.pathname)?.name;
  const page = name && thanksPages[name];
  if (!page) throw missingPage(url.pathname);
  const paths = alternates(name as 'thanksContact', {});
  const { sentence, now = 'THANKS_NOW_HINT', soon, soonWithin = 'replyWithin', after } = page;
  const promises = promiseWords(settings.promises, language);
  const when = promises[soonWithin] || t('PROMISE_SOON');
  const token = name === 'thanksAppointment' ? url.searchParams.get('token') : null;
  const appointment = token ? await thanksForAppointment(context, token) : undefined;
  const shown = {
    head: pageHead(context, { title: t('THANKS_TITLE'), alternates: paths }),
    alternates: paths,
    title: appointment?.title ?? t('THANKS_TITLE'),
    sentence: appointment?.sentence ?? t(sentence),
    steps:
      appointment?.steps ??
      (soon && after
        ? [
            { title: t('THANKS_NOW'), text: t(now) },
            { title: when.charAt(0).toLocaleUpperCase(language) + when.slice(1), text: t(soon) },
            { title: t('THANKS_THEN'), text: promisedText(t, after, promises) },
          ]
        : []),
    calendar: appointment?.calendar,
    visited: appointment?.property,
    home: href(language, 'home'),
    forSale: screenHref(context, 'forSale'),
    forRent: screenHref(context, 'forRent'),
  };
  // For one visitor alone: the page is not kept, and no other site learns its address.
  const headers = appointment && { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' };
  return data(shown, { headers });
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const handle: ShellHandle = { ownHouses: true };

export default function Thanks({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { title, sentence, steps, calendar, visited, home, forSale, forRent } = loaderData;
  // Answers that were sent need not be filled in again.
  useEffect(forgetAnswers, []);
  return (
    <>
      <div className="column pt-18">
        <h1 className="d1">{title}</h1>
        <p className="lede mt-6 max-w-[28em] text-ink-2">{sentence}</p>
        {steps.length > 0 && (
          <div className="mt-10 desktop:mt-16">
            <Steps steps={steps} />
          </div>
        )}
        <div className="mt-10 flex flex-wrap items-center gap-x-7 gap-y-5">
          {calendar ? (
            <ButtonAnchor href={calendar.href}>
              <Icon name="calendar" />
              {calendar.label}
            </ButtonAnchor>
          ) : (
            <ButtonLink to={home}>{t('TO_HOME')}</ButtonLink>
          )}
          <div className="flex gap-x-7">
            {visited && <ArrowLink to={visited.href}>{visited.label}</ArrowLink>}
            {!visited && forSale && <ArrowLink to={forSale}>{t('PAGE_FOR_SALE')}</ArrowLink>}
            {!visited && forRent && <ArrowLink to={forRent}>{t('PAGE_FOR_RENT')}</ArrowLink>}
          </div>
        </div>
      </div>
      <HouseRow row="light" className="mt-14 desktop:mt-26" />
    </>
  );
}
