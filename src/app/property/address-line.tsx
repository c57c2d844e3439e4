import { Fragment } from 'react';

/** No line ends within the street or within postal code and locality, not even at a hyphen, if there is room. */
export function AddressLine({ address }: { address: string }) {
  return address.split(', ').map((part, index, { length }) => (
    <Fragment key={part}>
      <span className="inline-block">{index < length - 1 ? `${part},` : part}</span>{' '}
    </Fragment>
  ));
}
