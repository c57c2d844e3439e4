import { data, useActionData } from 'react-router';
import { confirmSubscription, endSubscription } from '#commands/newsletter.ts';
import { requestContext } from '#server/context.ts';
import { alternates, href, matchPath } from '#site/paths.ts';
import { textsFor } from '#texts/server.ts';
import { Button, ButtonLink } from '../../interface/button.tsx';
import { Lede, PageTop } from '../../interface/page-top.tsx';
import { crumbsTo } from '../../shell/crumbs.server.ts';
import { pageHead } from '../../shell/head.server.ts';
import { headElements } from '../../shell/head.ts';
import { screenName } from '../../shell/screen-name.server.ts';
import type { Route } from './+types/route.ts';

/** A link of a mail is followed by programs too: the page only asks, and the button does it. */
export function loader({ context: contexts, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const t = textsFor(context.language);
  const isEnd = matchPath(url.pathname)?.name === 'newsletterEnd';
  const screen = isEnd ? 'newsletterEnd' : 'newsletterConfirm';
  const paths = alternates(screen, {});
  return {
    head: pageHead(context, { title: screenName(context, screen), alternates: paths }),
    alternates: paths,
    crumbs: crumbsTo(context, screen),
    title: screenName(context, screen),
    ask: t(isEnd ? 'NEWSLETTER_END_ASK' : 'NEWSLETTER_CONFIRM_ASK'),
    submit: t(isEnd ? 'NEWSLETTER_END_DO' : 'NEWSLETTER_CONFIRM_DO'),
    newsletter: { href: href(context.language, 'newsletter'), label: screenName(context, 'newsletter') },
  };
}

export async function action({ context: contexts, url }: Route.ActionArgs) {
  const { database, language, now } = contexts.get(requestContext);
  const isEnd = matchPath(url.pathname)?.name === 'newsletterEnd';
  const token = url.searchParams.get('token') ?? '';
  const isDone = await (isEnd ? endSubscription : confirmSubscription)(database, token, now);
  const key = !isDone ? 'NEWSLETTER_LINK_OVER' : isEnd ? 'NEWSLETTER_ENDED' : 'NEWSLETTER_CONFIRMED';
  return data({ isDone, text: textsFor(language)(key) }, { status: isDone ? 200 : 410 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function NewsletterLink({ loaderData }: Route.ComponentProps) {
  const { crumbs, title, ask, submit, newsletter } = loaderData;
  const done = useActionData<typeof action>();
  return (
    <div className="column page-end">
      <PageTop crumbs={crumbs} title={{ text: title }}>
        <div role={done ? 'status' : undefined}>
          <Lede text={done?.text ?? ask} />
        </div>
      </PageTop>
      <div className="mt-8">
        {!done && (
          // To its own address: the token stands there, and not in a page that is kept for all.
          <form method="post">
            <Button type="submit">{submit}</Button>
          </form>
        )}
        {done && !done.isDone && <ButtonLink to={newsletter.href}>{newsletter.label}</ButtonLink>}
      </div>
    </div>
  );
}
