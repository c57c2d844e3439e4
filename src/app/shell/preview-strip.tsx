/** Stands above everything else and says that this is a preview, and until when its link opens it. */
export function PreviewStrip({ sentence }: { sentence: string }) {
  return (
    <aside className="no-print border-b border-line bg-tint">
      <p className="column tiny py-2.5 font-medium text-ink-2">{sentence}</p>
    </aside>
  );
}
