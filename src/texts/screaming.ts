/** The part of a text's key that stands for a name in the code: 'livingAreaM2' is LIVING_AREA_M2. */
export type Screaming<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${Uppercase<First>}${Screaming<Rest>}`
    : `_${First}${Screaming<Rest>}`
  : '';

export function screaming<Name extends string>(name: Name): Screaming<Name> {
  return name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase() as Screaming<Name>;
}
