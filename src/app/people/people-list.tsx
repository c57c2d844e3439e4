import { Link } from '#interface/link.tsx';
import { Picture } from '#interface/picture.tsx';
import type { ShownPerson } from './people.server.ts';

export function PeopleList({ people }: { people: ShownPerson[] }) {
  return (
    <ul className="grid gap-x-6 @2xl/module:grid-cols-2">
      {people.map((person) => (
        <li
          key={person.id}
          className="flex gap-5 border-t border-line py-6 first:border-t-0 first:pt-0 @2xl/module:nth-2:border-t-0 @2xl/module:nth-2:pt-0"
        >
          <Portrait person={person} />
          <div className="min-w-0">
            <h3 className="text-[1.0625rem] font-semibold leading-snug">
              <Link to={person.href} className="underline-offset-4 hover:underline">
                {person.name}
              </Link>
            </h3>
            <p lang={person.role.lang} className="small text-ink-3">
              {person.role.text}
            </p>
            <p className="facts mt-2">
              <a
                href={person.phone.href}
                className="inline-block py-1 font-semibold underline-offset-4 hover:underline"
              >
                {person.phone.text}
              </a>
              <br />
              <a
                href={`mailto:${person.email}`}
                className="inline-block py-1 text-ink-2 underline-offset-4 hover:underline"
              >
                {person.email}
              </a>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function Portrait({ person }: { person: ShownPerson }) {
  const size = 'size-20 shrink-0 rounded-full desktop:size-24';
  if (person.picture) return <Picture picture={person.picture} alt="" sizes="96px" className={size} />;
  return (
    <span
      className={`grid place-items-center bg-tint-2 font-display text-[1.75rem] ${size}`}
      aria-hidden="true"
    >
      {person.initials}
    </span>
  );
}
