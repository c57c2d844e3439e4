import type { ShownOffice } from '#app/people/people.server.ts';
import { Icon } from '#interface/icon.tsx';

/** For people without an account, or who would rather talk. */
export function OfficeHelp({ text, offices }: { text: string; offices: ShownOffice[] }) {
  const line = 'flex items-center gap-3 py-1 underline-offset-4 hover:underline';
  return (
    <aside className="desktop:col-span-4 desktop:col-start-9">
      <p className="border-t border-ink pt-6 text-ink-2">{text}</p>
      <ul className="mt-6">
        {offices.map((office) => (
          <li key={office.id} className="border-t border-line py-4">
            <h2 className="font-semibold">{office.title}</h2>
            <a href={office.phone.href} className={line}>
              <Icon name="phone" />
              {office.phone.text}
            </a>
            <a href={`mailto:${office.email}`} className={line}>
              <Icon name="mail" />
              {office.email}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
