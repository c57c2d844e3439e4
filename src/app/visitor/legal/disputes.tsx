import type { ShownDisputes as Shown } from './disputes.server.ts';

export function Disputes({ disputes: { title, text, href, site } }: { disputes: Shown }) {
  return (
    <section className="mt-11">
      <h2 className="d4">{title}</h2>
      <p className="reading mt-4 text-ink-2">
        {text}{' '}
        <a href={href} rel="noopener" target="_blank" className="text-link">
          {site}
        </a>
      </p>
    </section>
  );
}
