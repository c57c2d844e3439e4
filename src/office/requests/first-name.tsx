/** The first name of a colleague; a screen reader says the whole name, and it is shown under the pointer. */
export function FirstName({ name }: { name: string }) {
  const [first, ...others] = name.split(' ');
  return (
    <span title={name} className="truncate">
      {first}
      {others.length > 0 && <span className="sr-only"> {others.join(' ')}</span>}
    </span>
  );
}
