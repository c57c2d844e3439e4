import { Icon } from '#interface/icon.tsx';
import { Picture } from '#interface/picture.tsx';
import type { ShownContact } from './people.server.ts';

/**
 * `note`: stands between the name and the number. An agent can only be called; for the agency the card also has the
 * e-mail address.
 */
export function ContactCard({
  contact: { name, initials, picture, phone, email, isAgent },
  note,
}: {
  contact: ShownContact;
  note?: string;
}) {
  return (
    <div className="flex min-w-0 items-center gap-4">
      {picture ? (
        <Picture picture={picture} alt="" sizes="56px" className="size-14 shrink-0 rounded-full" />
      ) : (
        <span
          className="grid size-14 shrink-0 place-items-center rounded-full bg-tint-2 font-display text-[1.375rem]"
          aria-hidden="true"
        >
          {initials}
        </span>
      )}
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        {note && <p className="small text-ink-3">{note}</p>}
        {phone && (
          <a
            href={phone.href}
            className="mt-1 flex items-center gap-2 font-semibold tabular-nums underline-offset-4 hover:underline"
          >
            <Icon name="phone" size={16} />
            {phone.text}
          </a>
        )}
        {!isAgent && (
          <a
            href={`mailto:${email}`}
            className="mt-1 flex items-center gap-2 font-semibold underline-offset-4 hover:underline"
          >
            <Icon name="mail" size={16} className="shrink-0" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{email}</span>
          </a>
        )}
      </div>
    </div>
  );
}
