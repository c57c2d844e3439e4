import { requestContext } from '#server/context.ts';
import { alternates, href, matchPath } from '#site/paths.ts';
import { textsFor } from '#texts/server.ts';
import { useTexts } from '#texts/use-texts.ts';
import { ArrowLink } from '../../interface/arrow-link.tsx';
import { ButtonLink } from '../../interface/button.tsx';
import { Steps } from '../../interface/steps.tsx';
import { Street } from '../../interface/street.tsx';
import { streetWithLight } from '../../interface/street-scenes.ts';
import type { ShellHandle } from '../../root.tsx';
import { pageHead } from '../../shell/head.server.ts';
import { headElements } from '../../shell/head.ts';
import { missingPage } from '../../shell/missing-page.server.ts';
import { screenHref } from '../../shell/screen-href.server.ts';
import type { Route } from './+types/route.ts';
import { thanksPages } from './thanks.ts';

export function loader({ context: contexts, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const { language } = context;
  const t = textsFor(language);
  const name = matchPath(url.pathname)?.name;
  const page = name && thanksPages[name];
  if (!page) throw missingPage(url.pathname);
  const paths = alternates(name as 'thanksContact', {});
  const { sentence, soon, after } = page;
  return {
    head: pageHead(context, { title: t('THANKS_TITLE'), alternates: paths }),
    alternates: paths,
    sentence: t(sentence),
    steps:
      soon && after
        ? [
            { title: t('THANKS_NOW'), text: t('THANKS_NOW_HINT') },
            { title: t('THANKS_SOON'), text: t(soon) },
            { title: t('THANKS_THEN'), text: t(after) },
          ]
        : [],
    home: href(language, 'home'),
    forSale: screenHref(context, 'forSale'),
    forRent: screenHref(context, 'forRent'),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export const handle: ShellHandle = { ownStreet: true };

export default function Thanks({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { sentence, steps, home, forSale, forRent } = loaderData;
  return (
    <>
      <div className="column pt-18">
        <h1 className="d1">{t('THANKS_TITLE')}</h1>
        <p className="lede mt-6 max-w-[28em] text-ink-2">{sentence}</p>
        {steps.length > 0 && (
          <div className="mt-10 desktop:mt-16">
            <Steps steps={steps} />
          </div>
        )}
        <div className="mt-10 flex flex-wrap items-center gap-x-7 gap-y-5">
          <ButtonLink to={home}>{t('TO_HOME')}</ButtonLink>
          <div className="flex gap-x-7">
            {forSale && <ArrowLink to={forSale}>{t('PAGE_FOR_SALE')}</ArrowLink>}
            {forRent && <ArrowLink to={forRent}>{t('PAGE_FOR_RENT')}</ArrowLink>}
          </div>
        </div>
      </div>
      <Street scene={streetWithLight} className="mt-14 desktop:mt-26" />
    </>
  );
}
