import { z } from 'zod';

/**
 * Parsing copies every record of a list that may hold thousands. When all values already have their final form, as from
 * the embedded server, the list is used as it came.
 */

type Test = (value: unknown) => boolean;
const tests = new WeakMap<z.core.$ZodType, Test>();

/** Registers a cheap test: true means that parsing would not change the value. */
export const unchangedWhen = <S extends z.ZodType>(schema: S, test: Test): S => {
  tests.set(schema, test);
  return schema;
};

/** Without a registered test, parsing may change anything. */
const never: Test = () => false;

export const testOf = (schema: z.core.$ZodType): Test => {
  const known = tests.get(schema);
  if (known) return known;
  if (schema instanceof z.ZodArray) return arrayTest(testOf(schema.element));
  if (schema instanceof z.ZodOptional) {
    const test = testOf(schema.def.innerType);
    return (value) => value === undefined || test(value);
  }
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

/**
 * A list of records within a record that a save sends; null is empty, and a missing one is not known. A row that cannot
 * be read refuses the whole record: without it, a save would send the rows that are left as if they were all.
 */
export const perhapsWhole = <S extends z.ZodType>(record: S) => {
  const list = z.array(record).optional();
  return unchangedWhen(
    z.preprocess((value) => (value === null ? [] : value), list),
    testOf(list),
  );
};

const perhaps = <L extends z.ZodType>(list: L) =>
  unchangedWhen(
    z.preprocess((value) => value ?? [], list),
    testOf(list),
  );

/**
 * A list that left out rows says how many. An enumerable property, because react-query shares the parts of equal
 * answers: it copies a plain list, without what else it has, and leaves any other list as it is.
 */
interface PartlyRead {
  unread?: number;
}

/** The number of rows that could not be read in a list, or in the lists of an answer or a record. */
export const unreadIn = (data: unknown): number => {
  if (Array.isArray(data)) return (data as PartlyRead).unread ?? 0;
  if (typeof data !== 'object' || data === null) return 0;
  return Object.values(data).reduce<number>((sum, value) => sum + (Array.isArray(value) ? unreadIn(value) : 0), 0);
};

const UNREADABLE = Symbol('unreadable');

/** Leaves out the rows that could not be read. Counts them, and those left out of the lists in the other rows. */
const readable = <Row>(rows: Row[]): Row[] => {
  const read = rows.filter((row) => row !== (UNREADABLE as never));
  const unread = read.reduce((sum, row) => sum + unreadIn(row), rows.length - read.length);
  return unread === 0 ? read : Object.assign(read, { unread });
};

/** A list of which every row counts for itself: one that cannot be read is left out, and never hides the others. */
const rows = <S extends z.ZodType>(record: S) =>
  unchangedWhen(z.array(record.catch(UNREADABLE as never)).overwrite(readable), testOf(z.array(record)));

/**
 * The same within a record; a missing list is empty. A row that cannot be read is left out, so only for a list that is
 * never sent.
 */
export const perhapsRows = <S extends z.ZodType>(record: S) => perhaps(rows(record));

/** Of a list's schema: reads a part of the list, of which every row may be unreadable. */
export interface ReadsParts {
  parsePart(rows: unknown[]): unknown[];
}

/** The answer of a call for a list. A row that cannot be read is left out; refused when it has rows and none can be read. */
export const many = <S extends z.ZodType>(record: S) => {
  const list = rows(record);
  const isUnchanged = testOf(list);
  const schema = list.refine((read) => read.length > 0 || unreadIn(read) === 0);
  const unlessUnchanged =
    (parse: typeof schema.parse): typeof parse =>
    (input, params) =>
      isUnchanged(input) ? (input as z.output<S>[]) : parse(input, params);
  return Object.assign(schema, { parse: unlessUnchanged(schema.parse), parsePart: unlessUnchanged(list.parse) });
};

/** The list of an answer that holds more than it. Null is empty, as in a record. */
export const manyWithin = <S extends z.ZodType>(record: S) =>
  z.preprocess((value) => (value === null ? [] : value), many(record));
