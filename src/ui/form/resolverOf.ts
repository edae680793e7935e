import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, Resolver, ResolverOptions } from 'react-hook-form';
import type { z } from 'zod';
import { fieldsOf, kindOf } from '../../v2/kinds';

/** A record's schema: form values in, checked values out. The server uses the same rules. */
export type FormSchema = z.ZodType<Record<string, unknown>, unknown>;
type Fields = Record<string, unknown>;

/** Pictures that their inputs refused. A form with a resolver does not ask the rules of its inputs. */
const refusedOf = async (images: readonly string[], values: Fields, { fields }: ResolverOptions<Fields>) => {
  const refused: FieldErrors<Fields> = {};
  for (const name of images) {
    const validate = fields[name]?.validate;
    const message = typeof validate === 'function' && (await validate(values[name], values));
    if (typeof message === 'string') refused[name] = { type: 'validate', message };
  }
  return refused;
};

/**
 * Checks a form by its schema, except for unchanged images: an older v2 may have stored one that today's rule refuses,
 * which would block every save of that record.
 */
export const resolverOf = (schema: FormSchema, record: Readonly<Fields> | undefined): Resolver<Fields> => {
  const check = zodResolver(schema as z.ZodType<Fields, Fields>);
  const images = Object.entries(fieldsOf(schema)).flatMap(([name, field]) =>
    kindOf(field)?.kind === 'image' ? [name] : [],
  );
  return async (values, context, options) => {
    const kept = Object.fromEntries(
      images.filter((name) => values[name] && values[name] === record?.[name]).map((name) => [name, values[name]]),
    );
    const none = Object.fromEntries(Object.keys(kept).map((name) => [name, null]));
    const result = await check({ ...values, ...none }, context, options);
    const refused = await refusedOf(images, values, options);
    if (Object.keys(refused).length > 0) return { values: {}, errors: { ...result.errors, ...refused } };
    Object.assign(result.values, kept);
    return result;
  };
};
