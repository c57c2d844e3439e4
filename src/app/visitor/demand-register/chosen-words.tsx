/** The filters of a search, as chips that cannot be pressed. */
export function ChosenWords({ title, words }: { title?: string; words: readonly string[] }) {
  return (
    <div>
      {title && <h2 className="field-label">{title}</h2>}
      <ul className={`flex flex-wrap gap-2.5 ${title ? 'mt-3' : ''}`}>
        {words.map((each) => (
          <li key={each} className="small flex min-h-9 items-center bg-tint px-3 py-1.5 font-medium">
            {each}
          </li>
        ))}
      </ul>
    </div>
  );
}
