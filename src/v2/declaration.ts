import { safeParse, type z } from 'zod';
import { type FieldKind, fieldsOf, kindOf } from './kinds';

/**
 * A resource that v2 has no calls for, in one declaration that dashboard and server both read. From it come its
 * table, its calls at `/api/{name}`, their checks, its history, and the parts of its screens that are not written out.
 */
export interface Declaration {
  /** In the plural: of the resource, its folder, its table and its file of texts. */
  name: string;
  /** One record in a message: `De leverancier` bestaat niet (meer). */
  what: string;
  /** What a form sends and the server checks; made of the kinds of `src/v2/fields.ts`. */
  body: z.ZodObject;
  /** The field by which staff know a record. */
  title: string;
  /** What the search box looks in. */
  searched: readonly string[];
  canDelete?: boolean;
}

/** The number that the database gives a record. */
export const DECLARED_KEY = 'id';

export interface DeclaredField {
  name: string;
  kind: FieldKind;
  /** True when an empty value is refused. */
  isRequired: boolean;
}

/** The kinds that a column can hold, each with what makes such a field. */
export const STORED: Partial<Record<FieldKind['kind'], string>> = {
  text: 'requiredText, optionalText, emailText, webAddress',
  flag: 'flag',
  yesNo: 'yesNo',
  whole: 'wholeNumber',
  decimal: 'decimalText',
  price: 'price',
  moment: 'requiredMoment, optionalMoment (src/v2/moments.ts)',
  reference: 'reference, optionalReference',
};

/** What every record has beside its fields: its number, and that of its last change. */
const OF_EVERY_RECORD = [DECLARED_KEY, 'version'];

const whyNot = (name: string, schema: z.core.$ZodType, kind: FieldKind | undefined): string | undefined => {
  if (OF_EVERY_RECORD.includes(name)) return 'every record has one of this name';
  if (!kind) return 'its schema is not from src/v2/fields.ts';
  if (!(kind.kind in STORED)) return `the kind '${kind.kind}' has no column`;
  if (['moment', 'decimal'].includes(kind.kind) && safeParse(schema, '?').success)
    return 'its schema is one for reading, and accepts any text';
  return undefined;
};

/** Throws for a name that is no field. Of a field that was renamed, the old column is still there, and would be read. */
export const requireFields = ({ name, body }: Declaration, part: string, fields: readonly string[]): void => {
  const known = [DECLARED_KEY, ...Object.keys(fieldsOf(body))];
  for (const field of fields)
    if (!known.includes(field)) throw new Error(`${name}.${part}: there is no field '${field}'.`);
};

/** Throws for a field that no column can hold, or whose schema checks nothing, and says which fields have one. */
export const fieldsOfDeclaration = (declaration: Declaration): DeclaredField[] => {
  const { name: resource, body, title, searched } = declaration;
  requireFields(declaration, 'title', [title]);
  requireFields(declaration, 'searched', searched);
  return Object.entries(fieldsOf(body)).map(([name, schema]) => {
    const kind = kindOf(schema);
    const why = whyNot(name, schema, kind);
    if (!kind || why) {
      throw new Error(
        `${resource}.${name}: ${why}. Use a field of src/v2/fields.ts, with .refine() for a rule of its own: ${Object.values(STORED).join(', ')}.`,
      );
    }
    return { name, kind, isRequired: !safeParse(schema, '').success };
  });
};
