import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SuggestedAddress } from '#office/property-address/suggested-address.ts';

const PAUSE_MS = 150;

/**
 * The suggestions below the fields of an address. A typed postcode fills in its municipality and the other way round,
 * but
 * only into an empty field: typed text is never overwritten.
 */
export function useAddress() {
  const [suggested, show] = useState<SuggestedAddress>({ places: [], streets: [] });
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  function typed({ target }: FormEvent<HTMLElement>) {
    const field = target as HTMLInputElement;
    const { form, name } = field;
    if (!form || !['street', 'postalCode', 'city'].includes(name)) return;
    clearTimeout(pause.current);
    pause.current = setTimeout(async () => {
      const [street, code, city] = ['street', 'postalCode', 'city'].map((each) => fieldOf(form, each));
      if (!street || !code || !city) return;
      const place = name === 'city' ? city.value : code.value;
      const query = new URLSearchParams({ street: street.value, code: code.value, place });
      // Without a connection there are no suggestions, and typing goes on.
      const answer = await fetch(`/office/properties/new/address/?${query}`).catch(() => undefined);
      if (!answer?.ok) return;
      const found: SuggestedAddress = await answer.json();
      show(found);
      if (name === 'street') return;
      const same = found.places.filter(
        (each) => each.postalCode === code.value || each.city.toLowerCase() === city.value.toLowerCase(),
      );
      const [first] = same;
      if (!first) return;
      if (name === 'postalCode' && city.value === '') city.value = first.city;
      if (name === 'city' && code.value === '' && same.length === 1) code.value = first.postalCode;
      const country = form.elements.namedItem('countryId');
      if (country instanceof HTMLSelectElement) country.value = first.countryId;
    }, PAUSE_MS);
  }

  return { suggested, typed };
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
}
