import { suggestPlaces, suggestStreets } from '#database/place/suggest-address.ts';
import { officeContext } from '#office/request-context.ts';
import type { Route } from './+types/route.ts';
import type { SuggestedAddress } from './suggested-address.ts';

/** Suggestions while an address is typed: `?place=` for a postcode or name, `?street=` in `?code=`; as JSON. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { database, language } = context.get(officeContext);
  const asked = (name: string) => (url.searchParams.get(name) ?? '').slice(0, 100);
  const [places, streets] = await Promise.all([
    suggestPlaces(database, asked('place')),
    suggestStreets(database, { postalCode: asked('code'), typed: asked('street') }),
  ]);
  const suggested: SuggestedAddress = {
    places: places.map(({ postalCode, countryId, name }) => ({
      postalCode,
      countryId: String(countryId),
      city: name[language] ?? name.nl ?? name.fr ?? name.de ?? '',
    })),
    streets,
  };
  return Response.json(suggested);
}
