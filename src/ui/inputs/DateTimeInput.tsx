import { type InputProps, useInput } from 'react-admin';
import { DateTimeFields } from './DateTimeFields';

/** DateTimeFields in a form. The value is `YYYY-MM-DD HH:mm`, the business's local time. */
export const DateTimeInput = (input: InputProps) => {
  const { field, fieldState, id } = useInput({ defaultValue: '', ...input });
  return (
    <DateTimeFields
      id={id}
      inputRef={field.ref}
      value={String(field.value ?? '')}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.invalid ? (fieldState.error?.message ?? '') : undefined}
      isRequired={input.isRequired ?? false}
    />
  );
};
