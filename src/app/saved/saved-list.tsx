import { type ReactNode, useCallback, useRef, useState } from 'react';
import { idsOf, type PropertyStore, saveProperties } from '#app/property/saved-properties.ts';
import { ShareMenu } from '#app/property/share.tsx';
import { withIds } from '#domain/address/id-list.ts';
import { type SavedProperty, withoutProperty } from '#domain/saved/saved-properties.ts';
import { Link } from '#interface/link.tsx';
import { PageTop } from '#interface/page-top.tsx';
import { CompareButton, CompareForm } from './compare-choice.tsx';
import { EmptyList } from './empty-list.tsx';
import { fillIn } from './fill-in.ts';
import { OfflineProperties } from './offline-properties.tsx';
import { SavedCard } from './saved-card.tsx';
import type { SavedProperties } from './saved-properties.server.ts';
import { Toast, type ToastMessage } from './toast.tsx';
import { useSavedList } from './use-saved-list.ts';

/** `all`: the link from a part of the visitor's list to the whole. */
type ListWords = { intro: string; all: string; cleared: string; empty: string; hint: string };

export type ListActions = {
  own: boolean;
  kept: readonly SavedProperty[];
  say: (message: ToastMessage) => void;
};

const action = 'inline-flex min-h-11 items-center gap-2.5 font-semibold underline-offset-4 hover:underline';

/**
 * A list that stands in a browser and is shared by its address. The server draws whatever properties the address names;
 * only the browser knows whether the list is the visitor's own. `actions`: what else can be done with the whole list.
 */
export function SavedList({
  list,
  properties,
  words,
  actions,
  children,
}: {
  list: PropertyStore;
  properties: SavedProperties;
  words: ListWords;
  actions: (list: ListActions) => ReactNode;
  children?: ReactNode;
}) {
  const [message, say] = useState<ToastMessage | null>(null);
  const endMessage = useCallback(() => say(null), []);
  const heading = useRef<HTMLHeadingElement>(null);
  const titles = new Map([...properties.cards, ...properties.offline].map(({ id, title }) => [id, title]));
  const { kept, own } = useSavedList(list, properties, ([first, ...more], undo) => {
    const title = titles.get(first ?? 0);
    const text = more.length === 0 && title ? fillIn(properties.words.removed, { title }) : words.cleared;
    say({ text, undo });
    // The button that was pressed is gone.
    heading.current?.focus({ preventScroll: true });
  });
  const mine = idsOf(kept);
  const shown = <Property extends { id: number }>(all: Property[]) =>
    own ? all.filter(({ id }) => mine.includes(id)) : all;
  const remove = own ? (id: number) => saveProperties(list, withoutProperty(kept, id)) : undefined;
  const cards = shown(properties.cards);
  const offline = shown(properties.offline);
  return (
    <div className="column page-end">
      <PageTop crumbs={properties.crumbs} title={{ text: properties.title }}>
        {properties.ids.length > 0 && (
          <p className="mt-4 max-w-[42em] text-ink-2">{own ? words.intro : properties.words.shared}</p>
        )}
      </PageTop>
      {properties.ids.length > 0 && (
        <div className="mt-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <h2 ref={heading} tabIndex={-1} className="font-normal text-ink-3 outline-none">
            {properties.count}
          </h2>
          <div className="no-print facts flex flex-wrap items-center gap-x-6 gap-y-3">
            {mine.length > (own ? properties.ids.length : 0) && (
              <Link to={withIds(properties.path, mine)} className="text-link">
                {words.all} ({mine.length})
              </Link>
            )}
            {actions({ own, kept, say })}
            {properties.comparison && cards.length > 0 && (
              <CompareButton word={properties.words.compare} className={action} />
            )}
            <ShareMenu title={properties.title} url={properties.head.url} className={action} />
          </div>
        </div>
      )}
      <div className="mt-5 border-t border-ink pt-9">
        {cards.length > 0 ? (
          <CompareForm href={properties.comparison}>
            <ul className="grid gap-x-6 gap-y-14 tablet:grid-cols-2 desktop:grid-cols-3">
              {cards.map((card, index) => (
                <SavedCard
                  key={card.id}
                  card={card}
                  priority={index === 0}
                  properties={properties}
                  priceThen={own ? kept.find(([id]) => id === card.id)?.[1] : undefined}
                  remove={remove}
                  say={say}
                />
              ))}
            </ul>
          </CompareForm>
        ) : (
          offline.length === 0 && <EmptyList properties={properties} words={words} />
        )}
        <OfflineProperties
          offline={offline}
          unknown={properties.unknown}
          words={properties.words}
          remove={remove}
        />
      </div>
      {children}
      <Toast message={message} undoWord={properties.words.undo} onEnd={endMessage} />
    </div>
  );
}
