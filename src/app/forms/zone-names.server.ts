import type { RequestContext } from '#app/request-context.ts';
import { fieldsOf, type Questions } from '#questions/form.ts';
import type { Typed } from '#questions/understand-answers.ts';

/** The form refuses more or longer ones; understanding them costs time. */
const most = { places: 30, length: 100 };

/** A place that has a name is given by it: people understand the name, and typing it again leads to the same place. */
export function withZoneNames(
  { zones, language }: Pick<RequestContext, 'zones' | 'language'>,
  questions: Questions,
  typed: Typed,
): Typed {
  const field = fieldsOf(questions).find(({ kind }) => kind === 'zones');
  if (!field) return typed;
  const places = (typed[field.name] ?? []).flatMap((text) => text.split(/[,;]/)).map((text) => text.trim());
  if (places.length > most.places || places.some(({ length }) => length > most.length)) return typed;
  const names = places.filter(Boolean).flatMap((place) => {
    const named = zones.named(place);
    return named?.how === 'sure' ? named.zones.map((zone) => zones.nameOf(zone, language)) : place;
  });
  return { ...typed, [field.name]: [...new Set(names)] };
}
