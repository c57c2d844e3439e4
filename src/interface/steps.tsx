type Step = { title: string; text: string };

/** Columns under one line; rows on a phone. */
export function Steps({ steps }: { steps: Step[] }) {
  return (
    <ol className="grid border-t border-ink tablet:grid-cols-3 tablet:gap-x-6">
      {steps.map(({ title, text }) => (
        <li key={title} className="border-b border-line py-4.5 tablet:border-0 tablet:pb-0 tablet:pt-5">
          <h2 className="d5">{title}</h2>
          <p className="mt-2 max-w-[19em] text-ink-3">{text}</p>
        </li>
      ))}
    </ol>
  );
}
