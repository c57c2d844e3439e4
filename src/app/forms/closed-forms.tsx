import { useShell } from '#app/shell/use-shell.ts';
import { Icon } from '#interface/icon.tsx';

/** Null if forms are open. */
export function useClosedForms() {
  return useShell()?.closedForms ?? null;
}

type Closed = NonNullable<ReturnType<typeof useClosedForms>>;

/** Stands in place of a form: says why there is none, and how to reach the agency meanwhile. */
export function ClosedForms({ closed: { text, phone, email } }: { closed: Closed }) {
  return (
    <section className="border-t border-ink pt-6">
      <p className="max-w-[34em]">{text}</p>
      <p className="mt-4 flex flex-wrap gap-x-7 gap-y-3 empty:hidden">
        {phone.text && (
          <a href={phone.href} className="text-link inline-flex items-center gap-2">
            <Icon name="phone" size={16} />
            {phone.text}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className="text-link inline-flex items-center gap-2">
            <Icon name="mail" size={16} />
            {email}
          </a>
        )}
      </p>
    </section>
  );
}
