export const topOfPageId = 'top';

/**
 * The first 30 px of the page: the header changes when they are out of sight, and the back-to-top button puts the focus
 * here.
 */
export function TopOfPage() {
  return (
    <div
      id={topOfPageId}
      tabIndex={-1}
      className="pointer-events-none absolute top-0 h-[30px] w-px outline-none"
    />
  );
}
