import { Icon } from '#interface/icon.tsx';
import type { Lateness } from './request-words.server.ts';

/** How long somebody has waited, with a sign before it if that is long. */
export function Waits({ text, lateness }: { text: string; lateness: Lateness }) {
  if (!lateness) return <span>{text}</span>;
  const color = lateness === 'late' ? 'text-wine' : 'text-ochre';
  return (
    <span className={`inline-flex items-center gap-2 font-semibold ${color}`}>
      <Icon name={lateness === 'late' ? 'circle-alert' : 'triangle-alert'} size={18} />
      {text}
    </span>
  );
}
