import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Link } from 'react-router';
import { PageTop } from '#app/interface/page-top.tsx';
import { idsOf, type KeptHomes, keepHomes } from '#app/property/kept-homes.ts';
import { ShareButton } from '#app/property/share.tsx';
import { withIds } from '#domain/address/id-list.ts';
import { type KeptHome, withoutHome } from '#domain/saved/kept-homes.ts';
import { CompareButton, CompareForm } from './compare-choice.tsx';
import { EmptyList } from './empty-list.tsx';
import { fillIn } from './fill-in.ts';
import { OfflineHomes } from './offline-homes.tsx';
import { SavedCard } from './saved-card.tsx';
import type { SavedHomes } from './saved-homes.server.ts';
import { Toast, type ToastMessage } from './toast.tsx';
import { useSavedList } from './use-saved-list.ts';

/** What a page says of its list. `all`: the way from a part of one's list to the whole. */
type ListWords = { intro: string; all: string; cleared: string; empty: string; hint: string };

export type ListActions = {
  own: boolean;
  kept: readonly KeptHome[];
  say: (message: ToastMessage) => void;
};

const action = 'inline-flex min-h-11 items-center gap-2.5 font-semibold underline-offset-4 hover:underline';

/**
 * A list of homes that stands in a browser and is shared by its address. The server draws whatever homes the address
 * names; only here it turns out whether the list is one's own. `actions`: what else can be done with the whole of it.
 */
export function SavedList({
  list,
  homes,
  words,
  actions,
  children,
}: {
  list: KeptHomes;
  homes: SavedHomes;
  words: ListWords;
  actions: (list: ListActions) => ReactNode;
  children?: ReactNode;
}) {
  const [message, say] = useState<ToastMessage | null>(null);
  const endMessage = useCallback(() => say(null), []);
  const heading = useRef<HTMLHeadingElement>(null);
  const titles = new Map([...homes.cards, ...homes.offline].map(({ id, title }) => [id, title]));
  const { kept, own } = useSavedList(list, homes, ([first, ...more], undo) => {
    const title = titles.get(first ?? 0);
    const text = more.length === 0 && title ? fillIn(homes.words.removed, { title }) : words.cleared;
    say({ text, undo });
    // What was pressed is gone.
    heading.current?.focus({ preventScroll: true });
  });
  const mine = idsOf(kept);
  const shown = <Home extends { id: number }>(all: Home[]) =>
    own ? all.filter(({ id }) => mine.includes(id)) : all;
  const remove = own ? (id: number) => keepHomes(list, withoutHome(kept, id)) : undefined;
  const cards = shown(homes.cards);
  const offline = shown(homes.offline);
  return (
    <div className="column page-end">
      <PageTop crumbs={homes.crumbs} title={{ text: homes.title }}>
        {homes.ids.length > 0 && (
          <p className="mt-4 max-w-[42em] text-ink-2">{own ? words.intro : homes.words.shared}</p>
        )}
      </PageTop>
      {homes.ids.length > 0 && (
        <div className="mt-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <h2 ref={heading} tabIndex={-1} className="font-normal text-ink-3 outline-none">
            {homes.count}
          </h2>
          <div className="no-print facts flex flex-wrap items-center gap-x-6 gap-y-3">
            {mine.length > (own ? homes.ids.length : 0) && (
              <Link to={withIds(homes.path, mine)} className="text-link">
                {words.all} ({mine.length})
              </Link>
            )}
            {actions({ own, kept, say })}
            {homes.comparison && cards.length > 0 && (
              <CompareButton word={homes.words.compare} className={action} />
            )}
            <ShareButton title={homes.title} className={action} />
          </div>
        </div>
      )}
      <div className="mt-5 border-t border-ink pt-9">
        {cards.length > 0 ? (
          <CompareForm href={homes.comparison}>
            <ul className="grid gap-x-6 gap-y-14 tablet:grid-cols-2 desktop:grid-cols-3">
              {cards.map((card, index) => (
                <SavedCard
                  key={card.id}
                  card={card}
                  priority={index === 0}
                  homes={homes}
                  priceThen={own ? kept.find(([id]) => id === card.id)?.[1] : undefined}
                  remove={remove}
                  say={say}
                />
              ))}
            </ul>
          </CompareForm>
        ) : (
          offline.length === 0 && <EmptyList homes={homes} words={words} />
        )}
        <OfflineHomes offline={offline} unknown={homes.unknown} words={homes.words} remove={remove} />
      </div>
      {children}
      <Toast message={message} undoWord={homes.words.undo} onEnd={endMessage} />
    </div>
  );
}
