/** `empty`: shown if there is nothing to list. */
export function PortalTitle({ text, empty }: { text: string; empty?: string }) {
  return (
    <>
      <h1 className="d2 pt-9 pb-2 tablet:pt-12">{text}</h1>
      {empty && <p className="lede mt-4 max-w-[32em] text-ink-2">{empty}</p>}
    </>
  );
}
