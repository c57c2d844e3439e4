export const pageTopId = 'top';

/**
 * The first 30 px of the page: the header changes when they are gone, and whoever goes back to the top has the focus
 * there.
 */
export function PageTop() {
  return (
    <div
      id={pageTopId}
      tabIndex={-1}
      className="pointer-events-none absolute top-0 h-[30px] w-px outline-none"
    />
  );
}
