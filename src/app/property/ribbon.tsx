export type ShownRibbon = { kind: 'marquee' | 'option' | 'gone'; text: string };

// The document ribbon is flush with the picture, so that the picture seems notched and the text aligns with the price
// below.
const looks = {
  marquee: 'bg-paper text-ink pr-3.5',
  option: 'bg-ink-2 text-paper px-3.5',
  gone: 'bg-ink text-paper px-3.5',
};

export function Ribbon({ ribbon, className = '' }: { ribbon: ShownRibbon; className?: string }) {
  return (
    <p
      className={`tiny absolute bottom-0 left-0 flex h-[30px] items-center font-semibold ${looks[ribbon.kind]} ${className}`}
    >
      {ribbon.text}
    </p>
  );
}
