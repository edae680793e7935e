import { z } from 'zod';

/**
 * A list may hold thousands of records, and a schema copies each, field by field. Where every field already is
 * what its schema would make of it, as the embedded server answers, the list is taken as it came.
 */

type Test = (value: unknown) => boolean;
const tests = new WeakMap<z.core.$ZodType, Test>();

/** Says by what one knows a value that the schema leaves as it is. */
export const leaving = <S extends z.ZodType>(schema: S, test: Test): S => {
  tests.set(schema, test);
  return schema;
};

/** A schema that nobody spoke for may change anything. */
const never: Test = () => false;

export const testOf = (schema: z.core.$ZodType): Test => {
  const known = tests.get(schema);
  if (known) return known;
  if (schema instanceof z.ZodArray) return arrayTest(testOf(schema.element));
  const isLoose = schema instanceof z.ZodObject && schema.def.catchall instanceof z.ZodUnknown;
  return isLoose ? recordTest(schema.shape) : never;
};

const arrayTest =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test);

const recordTest = (shape: Readonly<Record<string, z.core.$ZodType>>): Test => {
  const fields = Object.entries(shape).map(([name, schema]) => ({ name, test: testOf(schema) }));
  return (value) => {
    if (typeof value !== 'object' || value === null) return false;
    const record = value as Readonly<Record<string, unknown>>;
    for (const { name, test } of fields) if (!test(record[name])) return false;
    return true;
  };
};

/** A list of such records within a record; one that is missing is empty. */
export const perhapsMany = <S extends z.ZodType>(record: S) => {
  const list = z.array(record);
  return leaving(
    z.preprocess((value) => value ?? [], list),
    testOf(list),
  );
};

/** A list of such records. */
export const many = <S extends z.ZodType>(record: S): z.ZodArray<S> => {
  const schema = z.array(record);
  const { parse } = schema;
  const isLeft = testOf(schema);
  schema.parse = (input, params) => (isLeft(input) ? (input as z.output<S>[]) : parse(input, params));
  return schema;
};
