import { useSyncExternalStore } from 'react';
import { headElements } from '#app/page/head.ts';
import { recentlySeen, saveProperties } from '#app/property/saved-properties.ts';
import { requestContext } from '#app/request-context.ts';
import { SavedList } from '#app/saved/saved-list.tsx';
import { loadSavedProperties } from '#app/saved/saved-properties.server.ts';
import { textsFor } from '#texts/server/texts.ts';
import type { Route } from './+types/route.ts';

export async function loader({ context: contexts, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const t = textsFor(context.language);
  const properties = await loadSavedProperties(context, 'recentlySeen', url.searchParams);
  return {
    head: properties.head,
    alternates: properties.alternates,
    properties,
    words: {
      intro: t('SEEN_INTRO'),
      all: t('ALL_RECENTLY_SEEN'),
      cleared: t('SEEN_CLEARED'),
      empty: t('SEEN_EMPTY'),
      hint: t('SEEN_HINT'),
    },
    clear: t('SEEN_CLEAR'),
    remember: t('SEEN_REMEMBER'),
    rememberHint: t('SEEN_REMEMBER_HINT'),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function RecentlySeen({ loaderData }: Route.ComponentProps) {
  const { properties, words, clear, remember, rememberHint } = loaderData;
  return (
    <SavedList
      list={recentlySeen}
      properties={properties}
      words={words}
      actions={({ own }) =>
        own && (
          <button
            type="button"
            onClick={() => saveProperties(recentlySeen, [])}
            className="min-h-11 font-semibold underline-offset-4 hover:underline"
          >
            {clear}
          </button>
        )
      }
    >
      <RememberSwitch label={remember} hint={rememberHint} />
    </SavedList>
  );
}

/** Off until the visitor turns it on: the properties that they look at do not stay in their browser by themselves. */
function RememberSwitch({ label, hint }: { label: string; hint: string }) {
  const isKept = useSyncExternalStore(recentlySeen.subscribe, recentlySeen.isKept, () => false);
  return (
    <label className="needs-script no-print mt-14 flex max-w-[40em] items-center justify-between gap-6 border-y border-line py-4">
      <span>
        <span id="remember" className="block font-semibold">
          {label}
        </span>
        <span id="remember-hint" className="small block text-ink-3">
          {hint}
        </span>
      </span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox itself says whether it is on.
        role="switch"
        checked={isKept}
        onChange={() => recentlySeen.keep(!isKept)}
        aria-labelledby="remember"
        aria-describedby="remember-hint"
        className="switch"
      />
    </label>
  );
}
