import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { comparison, idsOf, saveProperties, useSaved } from '#app/property/saved-properties.ts';
import { withIds } from '#domain/address/id-list.ts';
import { mostSaved, withoutProperty } from '#domain/saved/saved-properties.ts';
import { Icon } from '#interface/icon.tsx';
import { fillIn } from './fill-in.ts';
import type { SavedProperties } from './saved-properties.server.ts';
import type { ToastMessage } from './toast.tsx';

const formId = 'compare';

/** Without JavaScript the ticked boxes are sent; with it everything chosen so far, also on other pages. */
export function CompareForm({ href, children }: { href: string | null; children: ReactNode }) {
  const navigate = useNavigate();
  const chosen = useSaved(comparison);
  if (!href) return children;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(withIds(href, idsOf(chosen)));
  };
  return (
    <form id={formId} action={href} onSubmit={submit}>
      {children}
    </form>
  );
}

/** Sends the form from anywhere on the page. */
export function CompareButton({ word, className }: { word: string; className: string }) {
  const chosen = useSaved(comparison);
  return (
    <button type="submit" form={formId} className={className}>
      <Icon name="columns-3" />
      {chosen.length > 0 ? `${word} (${chosen.length})` : word}
    </button>
  );
}

export function CompareChoice({
  id,
  title,
  words,
  say,
}: {
  id: number;
  title: string;
  words: SavedProperties['words'];
  say: (message: ToastMessage) => void;
}) {
  const chosen = useSaved(comparison);
  const isChosen = idsOf(chosen).includes(id);
  const toggle = () => {
    if (isChosen) saveProperties(comparison, withoutProperty(chosen, id));
    else if (chosen.length < mostSaved.comparison) saveProperties(comparison, [...chosen, [id]]);
    else say({ text: words.compareFull });
  };
  return (
    <label className="small flex min-h-11 items-center gap-3 font-medium">
      <input
        type="checkbox"
        name="ids"
        value={id}
        checked={isChosen}
        onChange={toggle}
        aria-label={fillIn(words.compareNamed, { title })}
        className="check"
      />
      {words.compare}
    </label>
  );
}
