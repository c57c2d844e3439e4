import type { ShownAsked as Shown } from './kept-in-browser.server.ts';

export function AskedConsents({ asked: { title, nothing, categories } }: { asked: Shown }) {
  return (
    <section aria-labelledby="asked" className="mt-11">
      <h2 id="asked" className="d4">
        {title}
      </h2>
      {nothing && <p className="reading mt-4 text-ink-2">{nothing}</p>}
      {categories.length > 0 && (
        <dl className="small mt-4">
          {categories.map(({ name, hint }) => (
            <div key={name} className="border-t border-line py-2.5 last:border-b">
              <dt className="font-medium">{name}</dt>
              <dd className="text-ink-2">{hint}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
