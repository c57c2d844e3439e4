import { houseRowBoxes } from './house-row-boxes.ts';
import drawings from './house-rows.svg?url&no-inline';

/**
 * A base line that rises into houses and goes on as a line. It is drawn twice, for wide screens and for phones, where
 * fewer houses stand: each drawing grows with the width of the screen.
 */
export function HouseRow({ row, className = '' }: { row: keyof typeof houseRowBoxes; className?: string }) {
  return (
    <div aria-hidden="true" className={`-mb-0.5 overflow-hidden pb-px ${className}`}>
      <Line row={row} screen="wide" className="max-w-[1440px] max-tablet:hidden" />
      <Line row={row} screen="phone" className="max-w-[480px] tablet:hidden" />
    </div>
  );
}

function Line({
  row,
  screen,
  className,
}: {
  row: keyof typeof houseRowBoxes;
  screen: 'wide' | 'phone';
  className: string;
}) {
  return (
    <svg
      className={`mx-auto block h-auto w-full overflow-visible ${className}`}
      viewBox={houseRowBoxes[row][screen]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
    >
      <use href={`${drawings}#${row}-${screen}`} />
    </svg>
  );
}
