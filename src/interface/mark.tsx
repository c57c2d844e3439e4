/** A stepped gable on a base line that runs out at both sides. */
export function Mark() {
  return (
    <svg viewBox="0 0 34 28" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M0 26.5H6V16.5H8.6V12.5H11.2V8.5H13.8V4H18.2V8.5H20.8V12.5H23.4V16.5H26V26.5H34" />
    </svg>
  );
}
