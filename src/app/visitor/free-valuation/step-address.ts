const address = /^#step-(\d)$/;

/**
 * The step, counted from 0, that the hash of an address opens: a step's own ('#step-2'), or that of a field, whose id
 * ends with its name. `names`: the names of the fields of each step.
 */
export function stepIn(hash: string, names: readonly (readonly string[])[]): number | undefined {
  const number = address.exec(hash)?.[1];
  if (number) return names[Number(number) - 1] ? Number(number) - 1 : undefined;
  return stepOf(hash.slice(hash.lastIndexOf('-') + 1), names);
}

export function stepOf(field: string, names: readonly (readonly string[])[]): number | undefined {
  const step = names.findIndex((each) => each.includes(field));
  return step === -1 ? undefined : step;
}
