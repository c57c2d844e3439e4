/** A cell for each part, filled for those that are there. Words beside it say the same. */
export function Meter({ of, done }: { of: number; done: number }) {
  return (
    <svg
      viewBox={`0 0 ${Math.max(of, 1) * 10} 4`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="meter"
    >
      {[...Array(of).keys()].map((place) => (
        <rect
          key={place}
          x={place * 10}
          width="9"
          height="4"
          className={place < done ? 'meter-done' : 'meter-lacks'}
        />
      ))}
    </svg>
  );
}
