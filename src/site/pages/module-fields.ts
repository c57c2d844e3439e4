import { z } from 'zod';
import { address, background, focus, link, pictureId, richText, text } from '#site/schema-parts.ts';
import { type ModuleType, moduleSchema } from './module-schema.ts';

/** How one field of a module is edited, as its schema says. */
export type ModuleField = { name: string; isOptional: boolean } & (
  | { kind: 'texts' | 'richText' | 'picture' | 'link' | 'background' | 'address' | 'text' }
  | { kind: 'pictures'; most: number }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'number'; least: number; most: number }
  /** 'article': an article, by its key. 'category': the one kind of things that the module lists. */
  | { kind: 'article' }
  | { kind: 'category'; options: readonly string[] }
  | { kind: 'rows'; fields: readonly ModuleField[]; most: number }
);

export const moduleTypes = moduleSchema.options.map(({ shape }) => shape.type.value) as readonly ModuleType[];

/** The fields in the order of the schema, without the type and the position: the order of the modules gives that. */
export function moduleFields(type: ModuleType): readonly ModuleField[] {
  const found = moduleSchema.options.find(({ shape }) => shape.type.value === type);
  return found ? fieldsOf(found.shape).filter(({ name }) => name !== 'position') : [];
}

/** The view of a module that has only one; undefined if there is a choice. */
export function onlyView(type: ModuleType): string | undefined {
  const view = moduleSchema.options.find(({ shape }) => shape.type.value === type)?.shape.view;
  return view instanceof z.ZodLiteral ? String(view.value) : undefined;
}

function fieldsOf(shape: z.core.$ZodShape): ModuleField[] {
  return Object.entries(shape).flatMap(([name, schema]) => fieldOf(name, schema) ?? []);
}

function fieldOf(name: string, schema: z.core.$ZodType): ModuleField | undefined {
  const { inner, isOptional } = unwrapped(schema);
  const own = { name, isOptional };
  if (inner instanceof z.ZodLiteral) return undefined;
  if (inner === text) return { ...own, kind: 'texts' };
  if (inner === richText) return { ...own, kind: 'richText' };
  if (inner === pictureId) return { ...own, kind: 'picture' };
  if (inner === link) return { ...own, kind: 'link' };
  if (inner === background) return { ...own, kind: 'background' };
  if (inner === address) return { ...own, kind: 'address' };
  if (inner === focus) return { ...own, kind: 'choice', options: focus.options };
  if (inner instanceof z.ZodEnum) return { ...own, kind: 'choice', options: inner.options.map(String) };
  if (inner instanceof z.ZodNumber) {
    return { ...own, kind: 'number', least: inner.minValue ?? 0, most: inner.maxValue ?? 100 };
  }
  if (inner instanceof z.ZodString) return { ...own, kind: 'text' };
  if (inner instanceof z.ZodArray) return listOf(own, inner);
  if (inner instanceof z.ZodObject && name === 'relation') {
    const { id } = inner.shape;
    return id instanceof z.ZodEnum
      ? { ...own, kind: 'category', options: id.options.map(String) }
      : { ...own, kind: 'article' };
  }
  throw new Error(`The office has no field for '${name}'.`);
}

function listOf(own: { name: string; isOptional: boolean }, schema: z.ZodArray): ModuleField {
  const most = lengthAllowed(schema);
  if (schema.element === pictureId) return { ...own, kind: 'pictures', most };
  if (schema.element instanceof z.ZodObject) {
    return { ...own, kind: 'rows', most, fields: fieldsOf(schema.element.shape) };
  }
  throw new Error(`The office has no rows for '${own.name}'.`);
}

function lengthAllowed(schema: z.ZodArray): number {
  const found = schema.def.checks
    ?.map(({ _zod: { def } }) => def)
    .find(({ check }) => check === 'max_length');
  return found && 'maximum' in found ? Number(found.maximum) : 12;
}

/** The schema without the wrappers that let it be absent. */
function unwrapped(schema: z.core.$ZodType): { inner: z.core.$ZodType; isOptional: boolean } {
  let inner = schema;
  let isOptional = false;
  while (inner instanceof z.ZodDefault || inner instanceof z.ZodOptional) {
    isOptional = true;
    inner = inner.def.innerType;
  }
  return { inner, isOptional };
}
