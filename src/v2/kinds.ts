import { z } from 'zod';

/** What a field is, beside its shape: how it is kept in a table, shown to staff, and put back from the history. */

export type FieldKind =
  /** `isLong`: a text with several lines. */
  | { kind: 'text'; isLong?: boolean }
  | { kind: 'flag' | 'yesNo' | 'decimal' | 'whole' | 'price' | 'moment' | 'image' | 'list' }
  /** Never read back, and kept by the audit without its value. */
  | { kind: 'secret' }
  /** A place in an order, which is saved as a whole. */
  | { kind: 'place' }
  /** The id of a record of another resource. */
  | { kind: 'reference'; to: string };

/** A schema that is made of another by `refine` is of its kind. */
const kinds = z.registry<FieldKind>();

export const ofKind = <S extends z.ZodType>(kind: FieldKind, schema: S): S => {
  kinds.add(schema, kind);
  return schema;
};

/** Undefined for a schema without a registered kind. */
export const kindOf = (field: z.core.$ZodType | undefined): FieldKind | undefined => {
  if (field === undefined) return undefined;
  const known = kinds.get(field);
  if (known) return known;
  if (field instanceof z.ZodArray) return { kind: 'list' };
  return field instanceof z.ZodPipe ? kindOf(field.out) : undefined;
};

type Fields = Readonly<Record<string, z.core.$ZodType>>;

/** The fields of a record, as an answer or a body has them: also within a list, where it may be left out, or after a preparation. */
export const fieldsOf = (shape: unknown): Fields => {
  if (shape instanceof z.ZodObject) return shape.shape;
  if (shape instanceof z.ZodArray) return fieldsOf(shape.element);
  if (shape instanceof z.ZodCatch || shape instanceof z.ZodOptional) return fieldsOf(shape.def.innerType);
  if (shape instanceof z.ZodUnion) return Object.assign({}, ...shape.options.map(fieldsOf));
  return shape instanceof z.ZodPipe ? fieldsOf(shape.out) : {};
};
