import type { ReactNode } from 'react';

interface FieldProps {
  name: string;
  label: string;
  autoComplete: string;
  /** The browser's message when the field is empty. */
  missing: string;
  type?: string;
  defaultValue?: string;
  children?: ReactNode;
}

export const Field = ({ name, label, autoComplete, missing, type = 'text', defaultValue, children }: FieldProps) => (
  <div className="field">
    <label htmlFor={name}>{label}</label>
    <input
      id={name}
      name={name}
      type={type}
      defaultValue={defaultValue}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
      onInvalid={({ currentTarget }) => currentTarget.setCustomValidity(missing)}
      onInput={({ currentTarget }) => currentTarget.setCustomValidity('')}
    />
    {children}
  </div>
);
