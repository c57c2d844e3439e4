import { Icon } from '#app/interface/icon.tsx';
import type { ShownAgent } from './people.server.ts';

/** `note`: stands between the name and the number. */
export function AgentCard({ agent: { name, initials, phone }, note }: { agent: ShownAgent; note?: string }) {
  return (
    <div className="flex items-center gap-4">
      <span
        className="grid size-14 shrink-0 place-items-center rounded-full bg-tint-2 font-display text-[1.375rem]"
        aria-hidden="true"
      >
        {initials}
      </span>
      <div>
        <p className="font-semibold">{name}</p>
        {note && <p className="small text-ink-3">{note}</p>}
        <a
          href={phone.href}
          className="mt-1 flex items-center gap-2 font-semibold tabular-nums underline-offset-4 hover:underline"
        >
          <Icon name="phone" size={16} />
          {phone.text}
        </a>
      </div>
    </div>
  );
}
