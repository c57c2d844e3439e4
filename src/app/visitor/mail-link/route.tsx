import { data, useActionData } from 'react-router';
import { crumbsTo } from '#app/page/crumbs.server.ts';
import { pageHead } from '#app/page/head.server.ts';
import { headElements } from '#app/page/head.ts';
import { screenName } from '#app/page/screen-name.server.ts';
import { requestContext } from '#app/request-context.ts';
import { confirmSubscription, endSubscription } from '#commands/lead/newsletter.ts';
import { endWeeklyMail } from '#commands/weekly-mail/end-weekly-mail.ts';
import { Button, ButtonLink } from '#interface/button.tsx';
import { Lede, PageTop } from '#interface/page-top.tsx';
import { alternates, href, matchPath } from '#site/paths/paths.ts';
import { textsFor } from '#texts/server/texts.ts';
import type { Route } from './+types/route.ts';

const links = {
  newsletterConfirm: {
    act: confirmSubscription,
    ask: 'NEWSLETTER_CONFIRM_ASK',
    submit: 'NEWSLETTER_CONFIRM_DO',
    done: 'NEWSLETTER_CONFIRMED',
    over: 'NEWSLETTER_LINK_OVER',
    next: 'newsletter',
  },
  newsletterEnd: {
    act: endSubscription,
    ask: 'NEWSLETTER_END_ASK',
    submit: 'NEWSLETTER_END_DO',
    done: 'NEWSLETTER_ENDED',
    over: 'NEWSLETTER_LINK_OVER',
    next: 'newsletter',
  },
  weeklyMailEnd: {
    act: endWeeklyMail,
    ask: 'WEEKLY_MAIL_END_ASK',
    submit: 'WEEKLY_MAIL_END_DO',
    done: 'WEEKLY_MAIL_ENDED',
    over: 'WEEKLY_MAIL_LINK_OVER',
    next: 'login',
  },
} as const;

export const handle = { isPersonal: true };

/** Programs follow links in mails too: the page only asks, and its button acts. */
export function loader({ context: contexts, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const t = textsFor(context.language);
  const screen = screenOf(url);
  const { ask, submit, next } = links[screen];
  const paths = alternates(screen, {});
  return {
    head: pageHead(context, { title: screenName(context, screen), alternates: paths }),
    alternates: paths,
    crumbs: crumbsTo(context, screen),
    title: screenName(context, screen),
    ask: t(ask),
    submit: t(submit),
    next: { href: href(context.language, next), label: screenName(context, next) },
  };
}

export async function action({ context: contexts, url }: Route.ActionArgs) {
  const { database, language, now } = contexts.get(requestContext);
  const { act, done, over } = links[screenOf(url)];
  const isDone = await act(database, url.searchParams.get('token') ?? '', now);
  return data({ isDone, text: textsFor(language)(isDone ? done : over) }, { status: isDone ? 200 : 410 });
}

function screenOf(url: URL): keyof typeof links {
  const name = matchPath(url.pathname)?.name;
  return name && name in links ? (name as keyof typeof links) : 'newsletterConfirm';
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function MailLink({ loaderData }: Route.ComponentProps) {
  const { crumbs, title, ask, submit, next } = loaderData;
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
          // Posted to its own address, which holds the token: the page itself is kept for everybody.
          <form method="post">
            <Button type="submit">{submit}</Button>
          </form>
        )}
        {done && !done.isDone && <ButtonLink to={next.href}>{next.label}</ButtonLink>}
      </div>
    </div>
  );
}
