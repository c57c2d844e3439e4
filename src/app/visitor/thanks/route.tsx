import { useEffect } from 'react';
import { data } from 'react-router';
import { forgetAnswers } from '#app/forms/kept-answers.ts';
import { pageHead } from '#app/page/head.server.ts';
import { headElements } from '#app/page/head.ts';
import { missingPage } from '#app/page/missing-page.server.ts';
import { SimilarProperties } from '#app/property/similar-properties.tsx';
import { requestContext } from '#app/request-context.ts';
import type { ShellHandle } from '#app/shell/shell-wishes.ts';
import { ArrowLink } from '#interface/arrow-link.tsx';
import { ButtonAnchor, ButtonLink } from '#interface/button.tsx';
import { HouseRow } from '#interface/house-row.tsx';
import { Icon } from '#interface/icon.tsx';
import { Steps } from '#interface/steps.tsx';
import { alternates, href, matchPath } from '#site/paths/paths.ts';
import { textsFor } from '#texts/server/texts.ts';
import { promisedText, promiseWords } from '#texts/wording/promise-words.ts';
import type { Route } from './+types/route.ts';
import { thanksForAppointment } from './appointment-thanks.server.ts';
import { LastSearchLink } from './last-search-link.tsx';
import { thanksForLead } from './lead-thanks.server.ts';
import { listLinks } from './subject-thanks.server.ts';
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
  const token = url.searchParams.get('token');
  const isAppointment = name === 'thanksAppointment';
  const appointment = token && isAppointment ? await thanksForAppointment(context, token) : undefined;
  const known = token && !isAppointment ? await thanksForLead(context, token) : appointment;
  const about = known?.about;
  const shown = {
    head: pageHead(context, { title: t('THANKS_TITLE'), alternates: paths }),
    alternates: paths,
    title: known?.title ?? t('THANKS_TITLE'),
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
    back: about?.back ?? { href: href(language, 'home'), label: textsFor(language)('TO_HOME') },
    lists: about?.lists ?? listLinks(context, ['forSale', 'forRent']),
    similar: about?.similar ?? [],
  };
  // For one visitor alone: the page is not kept, and no other site learns its address.
  const headers = known && { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' };
  return data(shown, { headers });
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const handle: ShellHandle = { ownHouses: true };

export default function Thanks({ loaderData }: Route.ComponentProps) {
  const { title, sentence, steps, calendar, back, lists, similar } = loaderData;
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
            <ButtonLink to={back.href}>{back.label}</ButtonLink>
          )}
          <div className="flex flex-wrap gap-x-7 gap-y-3">
            {calendar && <ArrowLink to={back.href}>{back.label}</ArrowLink>}
            {lists.map((list) => (
              <LastSearchLink key={list.href} list={list} />
            ))}
          </div>
        </div>
        <SimilarProperties cards={similar} />
      </div>
      <HouseRow row="light" className="mt-14 desktop:mt-26" />
    </>
  );
}
