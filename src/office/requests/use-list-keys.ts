import { type RefObject, useEffect } from 'react';

/**
 * Keys that work only while the focus is in the list (WCAG 2.1.4): j and k go down and up, r and n open the answer and
 * the
 * note, e marks it done, a assigns. Enter belongs to the link.
 */
export function useListKeys(table: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const list = table.current;
    if (!list) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const row = event.target instanceof Element ? event.target.closest('tbody tr') : null;
      const link = row?.querySelector<HTMLAnchorElement>('.row-link');
      if (!row || !link) return;
      const box = row.querySelector<HTMLInputElement>('.row-check');
      const goTo = (other: Element | null) => other?.querySelector<HTMLAnchorElement>('.row-link')?.focus();
      const press: Record<string, () => void> = {
        j: () => goTo(row.nextElementSibling),
        k: () => goTo(row.previousElementSibling),
        r: () => location.assign(`${link.href}#answer`),
        n: () => location.assign(`${link.href}#note`),
        e: () => sendAlone(list, box),
        a: () => {
          if (!box) return;
          box.checked = true;
          const menu = list.closest('form')?.querySelector<HTMLDetailsElement>('.chosen-menu');
          if (menu) menu.open = true;
          menu?.querySelector('button')?.focus();
        },
      };
      const does = press[event.key];
      if (!does) return;
      event.preventDefault();
      does();
    };
    list.addEventListener('keydown', press);
    return () => list.removeEventListener('keydown', press);
  }, [table]);
}

/** Sends only the row that has the focus, whatever else is chosen. */
function sendAlone(list: HTMLTableElement, box: HTMLInputElement | null): void {
  for (const other of list.querySelectorAll<HTMLInputElement>('.row-check')) other.checked = other === box;
  const form = list.closest('form');
  form?.requestSubmit(form.querySelector<HTMLButtonElement>('button[value="done"]'));
}
