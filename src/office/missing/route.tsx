import { data } from 'react-router';

/** An address that the office does not have. */
export function loader() {
  throw data(null, 404);
}

/** A form that is sent there. */
export const action = loader;

/** Without a component React Router would answer with data instead of the page that says so. */
export default function Missing() {
  return null;
}
