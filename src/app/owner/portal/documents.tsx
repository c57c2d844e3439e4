import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import type { ShownOwnedDocument } from './documents.server.ts';

const signs = {
  valid: { icon: 'file-text', look: '', note: 'text-ink-3' },
  soon: { icon: 'clock', look: '', note: 'font-semibold text-ink-2' },
  near: { icon: 'triangle-alert', look: 'text-ochre', note: 'font-semibold text-ochre' },
  expired: { icon: 'circle-alert', look: 'text-wine', note: 'font-semibold text-wine' },
} as const;

/**
 * An owner opens a document or asks the agent for a new one; an old one is opened by its name. A sign and words mark a
 * document that expires. `count`: stands level with the heads of a table beside it.
 */
export function OwnedDocuments({ documents, count }: { documents: ShownOwnedDocument[]; count?: string }) {
  return (
    <>
      {count && <p className="tiny hidden py-3 text-ink-3 wide:block">{count}</p>}
      <ul className={`mt-4 border-t border-ink ${count ? 'wide:mt-0' : ''}`}>
        {documents.map(({ id, name, note, state, open, ask }) => {
          const { icon, look, note: noteLook } = signs[state];
          return (
            <li key={id} className="flex items-center gap-3.5 border-b border-line py-3">
              <Icon name={icon} className={look} />
              <div className="min-w-0 flex-1">
                <p className="facts font-semibold">
                  {open && ask ? (
                    <a
                      href={open.href}
                      download
                      aria-label={open.label}
                      className="underline-offset-4 hover:underline"
                    >
                      {name}
                    </a>
                  ) : (
                    name
                  )}
                </p>
                {note && <p className={`small ${noteLook}`}>{note}</p>}
              </div>
              {ask ? (
                <Link to={ask.href} aria-label={ask.label} className="facts text-link py-1">
                  {ask.text}
                </Link>
              ) : (
                open && (
                  <a href={open.href} download aria-label={open.label} className="facts text-link py-1">
                    {open.text}
                  </a>
                )
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
