export type ShownRibbon = { kind: 'marquee' | 'option' | 'gone'; text: string };

export function Ribbon({ ribbon: { kind, text }, className }: { ribbon: ShownRibbon; className?: string }) {
  const look = ['ribbon', kind !== 'gone' && `ribbon-${kind}`, className].filter(Boolean).join(' ');
  return <p className={look}>{text}</p>;
}
