/** Stands above the page that follows an action. */
export function DoneNotice({ text }: { text: string }) {
  if (!text) return null;
  return (
    <p role="status" className="mb-8 border-l-[3px] border-ochre py-1 pl-4 font-semibold">
      {text}
    </p>
  );
}
