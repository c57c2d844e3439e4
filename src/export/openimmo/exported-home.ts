import type { Language, LocalisedText } from '#domain/language.ts';
import type { PictureNature } from '#domain/media/picture-nature.ts';
import type { FieldKey } from '#domain/property/fields.ts';

/** Values by the keys of the catalogue, without hidden ones. */
export type Values = Partial<Record<FieldKey, unknown>>;

/** A home as every visitor may see it. */
export type ExportedHome = {
  id: number;
  values: Values;
  publishPrice: boolean;
  publishAddress: boolean;
  updatedOn: string;
  agent: { name: string; email: string; phone: string };
  media: readonly ExportedPicture[];
};

export type ExportedPicture = {
  kind: 'photo' | 'plan';
  nature: PictureNature;
  file: string;
  caption: LocalisedText | null;
};

export type Sender = { host: string; name: string; email: string };

export function textIn(texts: unknown, language: Language): string | undefined {
  return text((texts as LocalisedText | null | undefined)?.[language]);
}

export function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function number(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

export function yesNo(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}
